import { shillingsIn } from '@/lib/format/written-money';
import { inQuotes } from './in-quotes';

/** Names of fields and places in lists, from the outside in. */
export type ValuePath = readonly (string | number)[];

/** A constant of a module of data/: one literal. */
export interface Constant {
  name: string;
  value: unknown;
  /** The offset of the value at a path, or of its name; of the nearest above it where nothing is there. */
  offsetOf: (path: ValuePath, part?: 'name') => number;
}

/** What keeps a module from being read. */
export class ModuleFault extends Error {
  constructor(
    /** What it must be, for the owner. */
    readonly must: string,
    readonly offset: number,
    readonly path: ValuePath,
  ) {
    super(must);
  }
}

/**
 * The constants that a module of data/ exports. Each is a literal: texts, numbers, true and false, lists and
 * records. Nothing is run. Throws a `ModuleFault` at the first place that cannot be read; `start` is how it
 * must begin, for that fault's sentence.
 */
export function readModule(source: string, start = 'export const'): Constant[] {
  return new Reader(source, start).constants();
}

interface Node {
  value: unknown;
  start: number;
  fields?: Map<string, { nameStart: number; node: Node }>;
  entries?: Node[];
}

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const IMPORT = /import\b[^;'"]*(['"])[^'"\n]*\1;?/y;
const EXPORT = /export\s+const\s+([\p{L}$_][\p{L}\d$_]*)(?:\s*:[^=]*)?\s*=/uy;
const AFTER_LITERAL = /\s+(?:as\s+const|satisfies\s)[^;]*/y;
const NAME = /[\p{L}_$][\p{L}\d_$]*/uy;
const NUMBER = /-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iy;
const DAY = /\d{4}-\d{2}-\d{2}/y;
/** A value as it is written, to the end of its line, without the comma or the bracket after it. */
const WRITTEN = /[^\n]*?(?=\s*,?\s*(?:[}\]]+[,;]?\s*)?(?:\n|$))/y;
const CURLY = /[‘’‚‛“”„‟´′＇＂]/u;
const COMPUTED = 'must be a plain value: nothing is worked out here';
const UNREADABLE =
  'must be a line that can be read: look for a quote, a comma or a bracket too many or too few in this line or the one above';
const PLAIN_NUMBER = 'must be a number alone, without a comma, a space or a currency';

class Reader {
  #at = 0;
  #path: (string | number)[] = [];
  /** The path of the field or entry before. */
  #before: ValuePath = [];

  constructor(
    private readonly source: string,
    private readonly start: string,
  ) {}

  constants(): Constant[] {
    const constants: Constant[] = [];
    this.#blank();
    while (this.#take(IMPORT)) this.#blank();
    while (this.#at < this.source.length) {
      constants.push(this.#constant());
      this.#blank();
    }
    return constants;
  }

  #constant(): Constant {
    const { source } = this;
    EXPORT.lastIndex = this.#at;
    const [whole = '', name = ''] = EXPORT.exec(source) ?? [];
    if (!whole) {
      const sign = source[this.#at] ?? '';
      if (/[}\]),;]/.test(sign)) this.#fail(`must not have this ${sign}: it is one too many`);
      this.#fail(`must begin with ${this.start}`);
    }
    this.#at += whole.length;
    this.#blank();
    const node = this.#value();
    this.#take(AFTER_LITERAL);
    this.#blank();
    if (source[this.#at] === ';') this.#at += 1;
    return { name, value: node.value, offsetOf: (path, part) => offsetIn(node, path, part) };
  }

  /** `list` is where the list begins that it is in, if it is in one. */
  #value(list?: number): Node {
    const start = this.#at;
    const sign = this.source[start] ?? '';
    if (sign === '{') return this.#record();
    if (sign === '[') return this.#list();
    if (sign === "'" || sign === '"') return { value: this.#text(sign), start };
    if (CURLY.test(sign)) {
      const text = this.#written().replace(/^.|[‘’‚‛“”„‟´′＇＂'"]$/gu, '');
      this.#fail(`must be in straight quotes, not curly ones: ${inQuotes(text)}`);
    }
    if (/[\d.-]/.test(sign)) return { value: this.#number(), start };
    if (sign === '' || /[},\]]/.test(sign)) {
      this.#fail('must have a value after its colon; take the line out if there is none');
    }
    return { value: this.#bareWord(list), start };
  }

  #record(): Node {
    const start = this.#at;
    const fields: NonNullable<Node['fields']> = new Map();
    this.#at += 1;
    for (;;) {
      this.#blank();
      if (this.#closes('}', start)) break;
      const nameStart = this.#at;
      const name = this.#fieldName(start);
      this.#path.push(name);
      this.#unique(name, nameStart, fields);
      this.#colon(name);
      const node = this.#value();
      fields.set(name, { nameStart, node });
      this.#separate('}', node.start);
      this.#before = [...this.#path];
      this.#path.pop();
    }
    const value = Object.fromEntries([...fields].map(([name, { node }]) => [name, node.value]));
    return { value, start, fields };
  }

  #list(): Node {
    const start = this.#at;
    const entries: Node[] = [];
    this.#at += 1;
    for (;;) {
      this.#blank();
      if (this.#closes(']', start)) break;
      if (this.source[this.#at] === ',') this.#fail('must have one comma between two entries');
      this.#path.push(entries.length);
      const node = this.#value(start);
      entries.push(node);
      this.#separate(']', node.start);
      this.#path.pop();
    }
    return { value: entries.map(({ value }) => value), start, entries };
  }

  /** Whether a record or a list ends here. */
  #closes(sign: '}' | ']', start: number): boolean {
    const found = this.source[this.#at] ?? '';
    if (found === sign) {
      this.#at += 1;
      return true;
    }
    if (found === '' || found === '}' || found === ']' || found === ';') this.#open(sign, start);
    return false;
  }

  /** What begins at `start` does not end with `sign` before this. */
  #open(sign: '}' | ']', start: number): never {
    const line = this.source.slice(0, start).split('\n').length;
    const opened = sign === '}' ? '{' : '[';
    const isEnd = this.#at >= this.source.length;
    const where = isEnd ? 'at the end' : 'before this';
    this.#fail(
      `must be closed: a ${sign} is missing ${where}, for the ${opened} of line ${line}`,
      isEnd ? this.source.trimEnd().length - 1 : this.#at,
    );
  }

  /** The name of a field of the record that begins at `record`. */
  #fieldName(record: number): string {
    const sign = this.source[this.#at] ?? '';
    if (sign === '{') this.#open('}', record);
    if (sign === "'" || sign === '"') return this.#text(sign);
    const name = this.#take(NAME) ?? this.#take(NUMBER);
    if (name !== undefined) return name;
    this.#fail(
      sign === ','
        ? 'must have one comma between two fields'
        : 'must be a field, such as name: and its value',
    );
  }

  #unique(name: string, at: number, fields: NonNullable<Node['fields']>) {
    const first = fields.get(name);
    if (!first) return;
    const line = this.source.slice(0, first.nameStart).split('\n').length;
    this.#fail(
      name === 'id'
        ? 'must be in a record of its own: a }, and a { are missing before this line'
        : `must be written once: line ${line} has it too`,
      at,
    );
  }

  #colon(name: string) {
    const end = this.#at;
    this.#blank();
    if (this.source[this.#at] !== ':') this.#noColon(name, end);
    this.#at += 1;
    this.#blank();
  }

  /** A name that ends at `end` has no colon after it. */
  #noColon(name: string, end: number): never {
    const start = end - name.length;
    if (/^\d{3}$/.test(name)) this.#fail(PLAIN_NUMBER, start, this.#before);
    if (!this.source.startsWith(name, start) || /^\d+$/.test(name)) {
      const must = 'must be in square brackets, [ ], as a list is, or be one value';
      this.#fail(must, end - 1, this.#before);
    }
    const rest = this.source.slice(end).split('\n')[0] ?? '';
    const [, second = ''] = /^ +([\p{L}_]\w*):/u.exec(rest) ?? [];
    if (second) this.#fail(`must be a name of one word: ${name}${second}`, start);
    if (/^[^:='"]*$/.test(rest)) this.#fail('must have // in front, if it is a note', start, []);
    this.#fail(`must have a colon after its name: ${name}:`, end);
  }

  /** The comma after a value, or the end of what it is in. */
  #separate(closing: '}' | ']', start: number) {
    const end = this.#at;
    const next = this.source[end] ?? '';
    this.#blank();
    const sign = this.source[this.#at] ?? '';
    if (sign === ',') {
      this.#at += 1;
      return;
    }
    if (sign === closing || sign === '') return;
    const before = this.source[end - 1] ?? '';
    if (/['"]/.test(before) && /[\p{L}\d]/u.test(next)) {
      const must =
        before === "'"
          ? 'must be in double quotes, because it has an apostrophe'
          : 'must be in single quotes, because it has double ones';
      const written = this.#written(start);
      const isWhole = written.endsWith(before);
      this.#fail(isWhole ? `${must}: ${inQuotes(written.slice(1, -1))}` : must, start);
    }
    if (sign === '.' && /^\.\s*\n/.test(this.source.slice(this.#at))) {
      this.#fail('must end with a comma, not a full stop');
    }
    if (sign === ';') this.#fail('must end with a comma, not a semicolon');
    if (/[+*(?[`.]/.test(sign)) this.#fail(COMPUTED);
    if (/\d/.test(before) && !/[\s}\]]/.test(next)) this.#fail(PLAIN_NUMBER, start);
    if (sign === '}' || sign === ']') return;
    this.#fail('must end with a comma', Math.max(end - 1, 0));
  }

  #text(quote: string): string {
    const start = this.#at;
    let text = '';
    for (let at = start + 1; ; at += 1) {
      const sign = this.source[at];
      if (sign === undefined || sign === '\n') this.#unended(quote, start, at);
      if (sign === quote) {
        this.#at = at + 1;
        return text;
      }
      if (sign !== '\\') {
        text += sign;
        continue;
      }
      ESCAPE.lastIndex = at;
      const [whole = '', ...codes] = ESCAPE.exec(this.source) ?? [];
      const code = codes.find((one) => one !== undefined);
      if (!whole || Number.parseInt(code ?? '0', 16) > MOST_CODE) this.#fail(UNREADABLE, at);
      const letter = whole.slice(1);
      text += code
        ? String.fromCodePoint(Number.parseInt(code, 16))
        : (ESCAPES[letter] ?? letter.replace(/^\r?\n$/, ''));
      at += whole.length - 1;
    }
  }

  /** The text that begins at `start` has no quote at the end of its line. */
  #unended(quote: string, start: number, end: number): never {
    const next = this.source.slice(end + 1).split('\n')[0] ?? '';
    const written = this.#written(start);
    const isBroken = this.source[end - 1] !== ',' && next.split(quote).length === 2;
    if (isBroken && !next.includes(':')) this.#fail('must be on one line', end);
    const text = inQuotes(written.slice(1).replace(/['"]$/, ''));
    this.#fail(
      /['"]$/.test(written.slice(1))
        ? `must begin and end with the same quote: ${text}`
        : `must end with a quote: ${text}`,
      start,
    );
  }

  /** A value as it is written from a place to the end of its line. */
  #written(start = this.#at): string {
    WRITTEN.lastIndex = start;
    return WRITTEN.exec(this.source)?.[0] ?? '';
  }

  /** Fails at a sum of money that is more than digits: '2,250', 'KSh 2250'. */
  #plainSum(start: number) {
    const written = this.#written(start);
    const sum = shillingsIn(written);
    if (sum === undefined || written === String(sum) || written === `${sum}.`) return;
    this.#fail(`${PLAIN_NUMBER}: ${sum}`, start);
  }

  #number(): number {
    const start = this.#at;
    const day = this.#take(DAY);
    if (day) this.#fail(`must be in quotes: '${day}'`, start);
    const written = this.#written();
    if (/^0\d[\d ]* \d/.test(written)) this.#fail(`must be in quotes: ${inQuotes(written)}`);
    if (!/^0\d/.test(written)) this.#plainSum(start);
    const text = this.#take(NUMBER);
    if (text === undefined) this.#fail(UNREADABLE);
    if (/^-?0\d/.test(text)) {
      this.#fail(
        `must be in quotes if it is a number to call, '${text}', and have no 0 in front if it is a price`,
        start,
      );
    }
    return Number(text);
  }

  #bareWord(list: number | undefined): boolean {
    const start = this.#at;
    const [sign = ''] = this.source.slice(start);
    if (DASHES.test(sign)) this.#fail(`must have a plain - in place of ${sign}`);
    const [digits = ''] = /^\p{Nd}+/u.exec(this.source.slice(start)) ?? [];
    if (digits) this.#fail(`must have a plain ${digits.normalize('NFKC')} in place of ${digits}`);
    const word = this.#take(NAME);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === undefined) this.#fail(/[`(+!]/.test(sign) ? COMPUTED : UNREADABLE);
    const rest = this.source.slice(this.#at);
    if (/^\s*:/.test(rest)) {
      this.#at = start;
      if (list !== undefined) {
        this.#path.pop();
        this.#open(']', list);
      }
      this.#fail('must be opened: a { is missing before this');
    }
    const yes = YES_NO[word.toLowerCase()];
    if (yes) this.#fail(`must be ${yes}, in small letters`, start);
    this.#plainSum(start);
    if (/^\s*[.([`]/.test(rest)) this.#fail(COMPUTED, start);
    const written = this.#written(start);
    const text = inQuotes(written.replace(/['"’”]$/u, ''));
    this.#fail(
      /['"’”]$/u.test(written) ? `must begin with a quote: ${text}` : `must be in quotes: ${text}`,
      start,
    );
  }

  /** Skips spaces, line ends and comments. */
  #blank() {
    this.#take(BLANK);
    if (this.source.startsWith('/*', this.#at))
      this.#fail('must end with */, as it begins with /*');
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.source) ?? [];
    if (found) this.#at += found.length;
    return found || undefined;
  }

  #fail(must: string, offset = this.#at, path: ValuePath = [...this.#path]): never {
    throw new ModuleFault(must, offset, path);
  }
}

/** A sign of a text that is written with others; a letter that means nothing by itself is that letter. */
const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n|0(?!\d)|[^ux\d])/iy;
const MOST_CODE = 0x10ffff;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

const DASHES = /[‐-―−]/u;

const YES_NO: Readonly<Record<string, string>> = {
  yes: 'true',
  no: 'false',
  true: 'true',
  false: 'false',
};

function offsetIn(node: Node, [first, ...rest]: ValuePath, part?: 'name'): number {
  if (first === undefined) return node.start;
  const field = node.fields?.get(String(first));
  const inner = field?.node ?? node.entries?.[Number(first)];
  if (!inner) return node.start;
  return part && field && rest.length === 0 ? field.nameStart : offsetIn(inner, rest, part);
}
