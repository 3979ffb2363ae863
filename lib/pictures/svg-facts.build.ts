import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';

/** What an SVG has that matters where it is shown. */
export interface SvgFacts {
  /** Whether its outermost element is `svg`. */
  isSvg: boolean;
  /** Whether a browser shows it: well-formed XML, each element in a name space. */
  isStrict: boolean;
  hasViewBox: boolean;
  /** Something that would run where the file is opened by itself. */
  hasScript: boolean;
  /** A picture, style sheet or font elsewhere. */
  refersToFiles: boolean;
  /** Letters that need a font. */
  hasLetters: boolean;
  /** A value in `var(--name)`, which browsers alone know. */
  hasVariables: boolean;
}

/** Reads an SVG as a browser does, by the rules of XML. Never throws. */
export function svgFacts(text: string): SvgFacts {
  const facts: SvgFacts = {
    isSvg: false,
    isStrict: true,
    hasViewBox: false,
    hasScript: false,
    refersToFiles: false,
    hasLetters: false,
    hasVariables: false,
  };
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const readStyle = (css: string) => {
    facts.refersToFiles ||= styleRefersToFiles(css);
    facts.hasVariables ||= /\bvar\(/i.test(css);
  };
  parser.on('error', () => {
    facts.isStrict = false;
  });
  parser.on('doctype', (doctype) => {
    const { entities, others } = entitiesOf(doctype);
    Object.assign(parser.ENTITIES, entities);
    if (others) facts.isStrict = false;
    facts.refersToFiles ||= /<!ENTITY[^>]*\s(SYSTEM|PUBLIC)\s/.test(doctype);
  });
  parser.on('processinginstruction', ({ target }) => {
    facts.refersToFiles ||= target === 'xml-stylesheet';
  });
  parser.on('opentag', (tag) => {
    if (open.length === 0) readRoot(tag, facts);
    open.push(tag.local);
    readElement(tag, facts);
    for (const { value } of Object.values(tag.attributes)) readStyle(value);
  });
  parser.on('closetag', () => open.pop());
  const readText = (content: string) => {
    if (open.at(-1) === 'style') readStyle(content);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.write(text).close();
  return facts;
}

function readRoot({ local, uri, attributes }: SaxesTagNS, facts: SvgFacts): void {
  facts.isSvg = local === 'svg';
  facts.isStrict &&= uri === SVG;
  facts.hasViewBox = 'viewBox' in attributes;
}

function readElement({ local, uri, attributes }: SaxesTagNS, facts: SvgFacts): void {
  facts.isStrict &&= uri !== '';
  facts.hasLetters ||= local === 'text';
  facts.hasScript ||= local === 'script' || local === 'foreignObject';
  for (const attribute of Object.values(attributes)) {
    facts.hasScript ||= runsScript(attribute);
    facts.refersToFiles ||= local !== 'a' && isElsewhere(attribute);
  }
}

function runsScript({ prefix, local, value }: SaxesAttributeNS): boolean {
  return (
    (prefix === '' && /^on/i.test(local)) || /^\s*javascript:/i.test(value.replace(/[\t\r\n]/g, ''))
  );
}

/** Whether an attribute is the address of something in another file. A link's is nothing to load. */
function isElsewhere({ local, value }: SaxesAttributeNS): boolean {
  return /^(href|src)$/.test(local) && !/^\s*(#|data:image|$)/i.test(value);
}

function styleRefersToFiles(css: string): boolean {
  const live = css.replace(/\/\*[\s\S]*?\*\//g, '');
  if (/@import/i.test(live)) return true;
  const addresses = live.matchAll(/url\(\s*(?:"([^"]*)|'([^']*)|([^"')]*))/gi);
  return [...addresses].some(([, double, single, bare]) => {
    return !/^\s*(#|data:)/i.test(double ?? single ?? bare ?? '');
  });
}

/** The texts that a document type gives names to; `others` where it has more than these. */
function entitiesOf(doctype: string): { entities: Record<string, string>; others: boolean } {
  const plain = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;
  const entities = Object.fromEntries(
    [...doctype.matchAll(plain)].map(([, name, double, single]) => [name, double ?? single ?? '']),
  );
  return { entities, others: /<!ENTITY/.test(doctype.replace(plain, '')) };
}
