/** A tag of a page: its name and its attributes, character references resolved. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What a script or a style holds. */
  text?: string;
}

const COMMENT_OR_NAME = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)/gi;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
/** Elements whose text has no tags. */
const RAW = /^(?:script|style)$/;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The tags of a page, read as a browser reads them; the text of scripts and styles has none. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  COMMENT_OR_NAME.lastIndex = 0;
  for (let found = COMMENT_OR_NAME.exec(html); found; found = COMMENT_OR_NAME.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (!name) continue;
    const { attributes, end } = readAttributes(html, COMMENT_OR_NAME.lastIndex);
    const close = RAW.test(name) ? html.slice(end).search(new RegExp(`</${name}`, 'i')) : -1;
    const text = close < 0 ? '' : html.slice(end, end + close);
    tags.push(RAW.test(name) ? { name, attributes, text } : { name, attributes });
    COMMENT_OR_NAME.lastIndex = end + text.length;
  }
  return tags;
}

/** The attributes from a place in a tag on, and the place after the tag. Of two with one name the first counts. */
function readAttributes(html: string, start: number): Pick<Tag, 'attributes'> & { end: number } {
  const attributes: Record<string, string> = {};
  let end = start;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(html);
    if (!found) break;
    const [, key = '', double, single, plain = ''] = found;
    attributes[key.toLowerCase()] ??= unescapeHtml(double ?? single ?? plain);
    end = ATTRIBUTE.lastIndex;
  }
  const close = html.indexOf('>', end);
  return { attributes, end: close < 0 ? html.length : close + 1 };
}

/** The text of a page's `<title>`; '' for none. */
export function readTitle(html: string): string {
  return unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** The parsed structured data of a page, one value for each script. Throws for invalid JSON. */
export function readJsonLd(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

/** A text with its character references resolved: '&amp;' → '&', '&#x27;' → "'". */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });
}
