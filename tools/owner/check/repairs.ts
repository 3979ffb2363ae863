import { nearestName } from '@/lib/format/nearest-name';
import { valueRepairs } from './value-repairs';

/** One edit of a file that a parser cannot read, which may make it readable. */
export interface Repair {
  start: number;
  end: number;
  text: string;
  field?: string;
  /** What the owner is asked to write. */
  must: string;
  /** Where the owner looks. Left out: at `start`. */
  mark?: number;
  /** There is no other way to read what was written: `--fix` may write it. */
  sure?: true;
}

const FIELD = /(?:^|[{,]\s*|(?<=['"])\s+)\s*(['"]?[A-Za-z_$][\w$-]*['"]?)\s*[:：]\s*/gu;
const CLOSINGS = ['}', '},', ']', '],'];
/** What can be missing at the end of a file. */
const LAST_CLOSINGS = ['};', '];', '}]', ']}', '}]}', '}}]', '}}', '}]}]}'];

const PLAIN: Readonly<Record<string, string>> = {
  '，': ',',
  '；': ',',
  '：': ':',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
};

/** The edits that may put right what a parser stops for at `at`, the likeliest first. */
export function repairsAt(source: string, at: number): Repair[] {
  const here = lineAt(source, at);
  const before = lineAt(source, endOfTokenBefore(source, here.start));
  const lines = before.start === here.start ? [here] : [here, before];
  return [
    ...words(here),
    ...lines.flatMap((line) => [
      ...notes(line),
      ...joined(source, line),
      ...values(line, at),
      ...colons(line),
      ...tails(line),
    ]),
    ...characters(source, at),
    ...commas(source, at),
    ...closings(source, at, here),
    ...extras(source, at),
    ...openings(here),
  ];
}

interface Line {
  start: number;
  text: string;
}

function lineAt(source: string, at: number): Line {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', at);
  return { start, text: source.slice(start, end === -1 ? source.length : end).replace(/\r$/, '') };
}

/** The end of the last token that ends at `at` or before it: white space and notes are skipped. */
function endOfTokenBefore(source: string, at: number): number {
  let end = source.slice(0, at).trimEnd().length;
  for (;;) {
    const { start, text } = lineAt(source, end);
    const note = /(?:^|\s)\/\/\s.*$|\/\*[^*]*\*\/$|^\s*\*.*\*\/$/.exec(text.slice(0, end - start));
    if (!note || end === 0) return end;
    end = source.slice(0, start + note.index).trimEnd().length;
  }
}

/** The value of a line that `at` is in: all after its field, without comma, note and closing brackets. */
function valueIn({ start, text }: Line, at: number) {
  const fields = [...text.matchAll(FIELD)];
  // A text may itself have a comma and a colon, so only a record on one line is cut at each field.
  const inOneLine = /^\s*\{/.test(text);
  const match = inOneLine
    ? (fields.findLast(({ index }) => start + index <= at) ?? fields[0])
    : fields.find(({ index }) => index === 0);
  const alone = /^\s*(?=['"‘“´[])/u.exec(text);
  if (!match && !alone) return undefined;
  const from = match ? match.index + match[0].length : (alone?.[0].length ?? 0);
  const next = inOneLine ? fields.find(({ index }) => index >= from) : undefined;
  const rest = text.slice(from, next?.index).replace(/\s+\/\/\s.*$/, '');
  const closed = inOneLine && !next ? rest.replace(/\s*\}[,;\s]*$/, '') : rest;
  const value = closed.replace(/[\s,;，；]+$/u, '');
  return {
    field: match?.[1]?.replace(/['"]/g, ''),
    value,
    start: start + from,
    hasComma: next !== undefined || /[,;，；]\s*$/u.test(closed),
  };
}

function values(line: Line, offset: number): Repair[] {
  const found = valueIn(line, offset);
  if (!found) return [];
  const { field, value, start, hasComma } = found;
  const at = { ...(field && { field }), start, end: start + value.length };
  return valueRepairs(value, field).flatMap((repair) => [
    { ...repair, ...at },
    ...(hasComma
      ? []
      : [
          {
            ...repair,
            ...at,
            text: `${repair.text},`,
            must: `${repair.must}, with a comma after it`,
          },
        ]),
  ]);
}

/** A text that runs over the end of its line. */
function joined(source: string, line: Line): Repair[] {
  const end = line.start + line.text.length;
  const gap = /^\r?\n\s*/.exec(source.slice(end))?.[0] ?? '';
  const next = lineAt(source, end + gap.length).text;
  const found = valueIn(line, end);
  const open = found && /^['"]/.test(found.value) && !/['"][,;]?$/.test(line.text.trimEnd());
  if (!open || !/['"],?\s*$/.test(next) || /^\s*[\w']+\s*:/.test(next)) return [];
  const field = found.field && { field: found.field };
  return [{ start: end, end: end + gap.length, text: ' ', ...field, must: 'must be on one line' }];
}

/** A field with another sign than a colon after it, or none, or a name of two words. */
function colons({ start, text }: Line): Repair[] {
  const [, indent = '', field = '', sign = '', value = ''] =
    /^(\s*)([a-z][A-Za-z]*)(\s*[=;,]\s*|\s+|)(?=['"[{\d])(.*)$/.exec(text) ?? [];
  const sentence = value.replace(/[,;]\s*$/, '');
  const at = start + indent.length + field.length;
  const colon: Repair[] = field
    ? [
        {
          start: at,
          end: at + sign.length,
          text: ': ',
          field,
          must: `must have a colon after its name: ${field}: ${sentence}`,
        },
      ]
    : [];
  const [, space = '', name = ''] = /^(\s*)([a-z]\w* \w+(?: \w+)*)\s*:/.exec(text) ?? [];
  const one = name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const words: Repair[] = name
    ? [
        {
          start: start + space.length,
          end: start + space.length + name.length,
          text: one,
          field: name,
          must: `must be a name of one word: ${one}`,
        },
      ]
    : [];
  return [...colon, ...words];
}

/** What is at the end of a line in the place of one comma. */
function tails(line: Line): Repair[] {
  const [tail = ''] =
    /(?:[;；，.]|,[\s,]*[,;.])[\s,;]*$/u.exec(line.text.replace(/\s+\/\/\s.*$/, '')) ?? [];
  if (!tail) return [];
  const index = line.text.lastIndexOf(tail);
  const field = valueIn(line, line.start)?.field;
  const sign = tail.trim()[0];
  const must =
    sign === ',' ? 'must end with one comma' : `must end with a comma, not ${nameOf(sign ?? '')}`;
  return [
    {
      start: line.start + index,
      end: line.start + index + tail.length,
      text: ',',
      ...(field && { field }),
      must,
      ...(sign !== '.' && { sure: true }),
    },
  ];
}

/** A note without its sign: after a value, or from one sign to the end of the file. */
function notes({ start, text }: Line): Repair[] {
  const [, before = ''] =
    /^(\s*\w+:\s*(?:\d+|'[^']*'|"[^"]*"|true|false|\[[^\]]*\]),\s+)[A-Za-z]/.exec(text) ?? [];
  const open = text.includes('*/') ? -1 : text.indexOf('/*');
  return [
    ...(before
      ? [noteAt(start + before.length, '// ', 'must have // before a note at the end of a line')]
      : []),
    ...(open >= 0
      ? [
          {
            ...noteAt(start + text.length, ' */', 'must end with */, as it begins with /*'),
            mark: start + open,
          },
        ]
      : []),
  ];
}

function noteAt(at: number, text: string, must: string): Repair {
  return { start: at, end: at, text, must };
}

/** Makes the line a note, so that what is left of the file can be read whatever is on it. */
export function leftOut(source: string, at: number): Repair {
  const { start, text } = lineAt(source, at);
  const alone = /^\s*[A-Za-z][^:'"{}[\]]*$/.test(text);
  const must = alone
    ? 'must begin with // if it is a note'
    : 'must be a line that can be read: look for a quote, a comma or a bracket that is missing or one too many, here or just above';
  return { ...noteAt(start, '// ', must), mark: at };
}

/** A character that only looks like one of the usual ones, such as a phone's or a PDF's. */
function characters(source: string, at: number): Repair[] {
  const [found = ''] = /^[^\x20-\x7e\s]+/u.exec(source.slice(at)) ?? [];
  if (!found) return [];
  const text = [...found].map((sign) => PLAIN[sign] ?? sign.normalize('NFKC')).join('');
  const plain = /^[\x20-\x7e]+$/.test(text);
  const unseen = /^[\p{Cf}\p{Cc}]+$/u.test(found);
  const must = unseen
    ? 'must not have the invisible character that is here: type this line again'
    : plain
      ? `must have a plain ${text} in place of ${found}`
      : `must not have ${found} here`;
  return [
    {
      start: at,
      end: at + found.length,
      text: plain ? text : '',
      must,
      ...(plain && text !== '-' && { sure: true }),
    },
  ];
}

function commas(source: string, at: number): Repair[] {
  const end = endOfTokenBefore(source, at);
  const last = source[end - 1] ?? '';
  if (end === 0 || /[,:;{[(]/.test(last)) return [];
  const line = lineAt(source, end);
  const field = last === '}' ? undefined : valueIn(line, end - 1)?.field;
  const must = last === '}' ? 'must have a comma after the }' : 'must end with a comma';
  return [{ start: end, end, text: ',', ...(field && { field }), must }];
}

/** A misspelt word of the line that begins or imports something. */
function words({ start, text }: Line): Repair[] {
  return [...text.matchAll(/(?<![\w'"./])[A-Za-z]{3,}(?![\w'"./:])/g)].flatMap(
    ([word, ...rest]) => {
      const index = text.indexOf(word);
      const known = nearestName(word, ['export', 'const', 'import', 'from', 'type']);
      if (!known || known === word || rest.length > 0) return [];
      const must = `must have the word ${known} in place of ${word}`;
      return [{ start: start + index, end: start + index + word.length, text: known, must }];
    },
  );
}

/** A bracket that is missing at the end of what is before. */
function closings(source: string, at: number, line: Line): Repair[] {
  const ends = [endOfTokenBefore(source, at), endOfTokenBefore(source, line.start)];
  const atEnd = source.slice(at).trim() === '';
  return [...new Set(ends)].flatMap((end) =>
    [...CLOSINGS, ...(atEnd ? LAST_CLOSINGS : [])].map((text) => ({
      start: end,
      end,
      text,
      mark: Math.max(0, end - 1),
      must: `must be closed: ${signsOf(text)} missing after this`,
    })),
  );
}

/** A bracket that is missing before a line. */
function openings({ start, text }: Line): Repair[] {
  const at = start + (text.length - text.trimStart().length);
  return ['{ ', '[ '].map((sign) => ({
    start: at,
    end: at,
    text: sign,
    must: `must be opened: a ${sign}is missing before this`,
  }));
}

/** A sign that is one too many, at the place itself or just before it, and the comma after it. */
function extras(source: string, at: number): Repair[] {
  const before = endOfTokenBefore(source, at);
  const ends = [at + 1, before, before - (source[before - 1] === ',' ? 1 : 0)];
  return [...new Set(ends)].flatMap((end) => {
    const sign = source[end - 1] ?? '';
    if (!/[}\])>,:;'"]/.test(sign)) return [];
    const must = `must not have this ${sign}: it is one too many`;
    const alone = { start: end - 1, end, text: '', must };
    return source[end] === ',' ? [{ ...alone, end: end + 1 }, alone] : [alone];
  });
}

function signsOf(text: string): string {
  const signs = [...text].filter((sign) => /[}\]]/.test(sign));
  return signs.length === 1 ? `a ${signs[0]} is` : `${signs.join(' and ')} are`;
}

function nameOf(sign: string): string {
  if (sign === '.') return 'a full stop';
  return sign === ';' ? 'a semicolon' : `this sign, ${sign}`;
}
