/** What a value must be written as, and the sentence for the owner. */
export interface ValueRepair {
  text: string;
  must: string;
  /** There is no other way to read what was written: `--fix` may write it. */
  sure?: true;
}

const QUOTE = /['"‘’‚‛“”„‟´`′＇＂]/u;
const STRAIGHT = /['"]/;
const MONEY =
  /^(?:(?:ksh|kes)\.?\s*)?(\d{1,3}(?:[, '’]\d{3})+|\d+)(?:\.0{1,2})?\s*(?:\/[-=]|ksh|kes|bob)?\.?$/iu;
const PHONE = /^\+?\d[\d ]{8,}$/;

/**
 * How a value that a parser cannot read may have been meant, the likeliest first. `value` is its text
 * without the comma after it; `field` is the name before it.
 */
export function valueRepairs(value: string, field = ''): ValueRepair[] {
  if (value === '') {
    return [
      { text: '0', must: 'must have a value after its colon; take the line out if there is none' },
    ];
  }
  if (value.startsWith('{') || value.startsWith('(') || value.startsWith('...')) return [];
  if (value.startsWith('[')) return listRepair(value).filter(({ text }) => text !== value);
  return [...quotedRepair(value), ...bareRepair(value, field)].filter(({ text }) => text !== value);
}

/** The whole shillings of 'KSh 2,250' or '2250/=' as a number is written; undefined for any other text. */
export function moneyOf(value: string): string | undefined {
  const [, sum] = MONEY.exec(value.trim()) ?? [];
  return sum && String(Number(sum.replace(/\D/g, '')));
}

/** The text in quotes that suit it. */
export function inQuotes(content: string): string {
  if (!content.includes("'")) return `'${content}'`;
  return `"${content.replaceAll('"', '\\"')}"`;
}

function quotedRepair(value: string): ValueRepair[] {
  const [first = '', last = ''] = [value[0], value.length > 1 ? value.at(-1) : ''];
  const [starts, ends] = [QUOTE.test(first), QUOTE.test(last)];
  if (!starts && !ends) return [];
  if (starts && last === ']') {
    const text = listOf(value.slice(0, -1));
    return [{ text, must: `must begin with a square bracket: ${text}` }];
  }
  const content = value.slice(starts ? 1 : 0, ends ? -1 : undefined).trim();
  const text = inQuotes(content);
  if (!ends) return [{ text, must: `must end with a quote: ${text}` }];
  if (!starts) return [{ text, must: `must begin with a quote: ${text}` }];
  const pieces = value.split(/\s*,\s*/);
  const list = pieces.length > 1 && pieces.every((piece) => /^(['"])[^'"]*\1$/.test(piece));
  if (list) return [{ text: `[${value}]`, must: `must be a list in square brackets: [${value}]` }];
  if (!STRAIGHT.test(first) || !STRAIGHT.test(last)) {
    return [{ text, must: `must be in straight quotes, not curly ones: ${text}`, sure: true }];
  }
  if (first !== last) return [{ text, must: `must begin and end with the same quote: ${text}` }];
  if (!content.includes(first)) return [];
  if (first === "'") {
    return [{ text, must: `must be in double quotes, because it has an apostrophe: ${text}` }];
  }
  const single = `'${content.replaceAll("'", "\\'")}'`;
  return [
    { text: single, must: `must be in single quotes, because it has double ones: ${single}` },
  ];
}

function bareRepair(value: string, field: string): ValueRepair[] {
  if (QUOTE.test(value[0] ?? '') || QUOTE.test(value.at(-1) ?? '')) return [];
  if (PHONE.test(value) && (/^[0+]/.test(value) || /phone|number/i.test(field))) {
    return [{ text: `'${value}'`, must: `must be in quotes: '${value}'` }];
  }
  if (/^\d+\.$/.test(value)) {
    return [{ text: `${value.slice(0, -1)},`, must: 'must end with a comma, not a full stop' }];
  }
  if (/^(?:\d+(?:\.\d+)?|\w+)$/.test(value)) return [];
  const text = moneyOf(value);
  if (text !== undefined) {
    const must = `must be a number alone, without a comma, a space or a currency: ${text}`;
    return [{ text, must, sure: true }];
  }
  if (/^\d+(?:\s*,\s*\d+)+$/.test(value)) {
    const text = listOf(value);
    return [{ text, must: `must be a list in square brackets: ${text}` }];
  }
  const put = inQuotes(value);
  return /^[\p{L}\d]/u.test(value) ? [{ text: put, must: `must be in quotes: ${put}` }] : [];
}

function listRepair(value: string): ValueRepair[] {
  const closed = value.endsWith(']');
  if (/[[\]{}]/.test(value.slice(1, closed ? -1 : undefined))) return [];
  const text = listOf(value.slice(1, closed ? -1 : undefined));
  if (!closed) return [{ text, must: `must end with a square bracket: ${text}` }];
  if (/[‘’“”´`]/u.test(value)) {
    return [{ text, must: `must be in straight quotes, not curly ones: ${text}`, sure: true }];
  }
  return [{ text, must: `must be a list with a comma between two texts, each in quotes: ${text}` }];
}

/** `'38, '39' 40` as `['38', '39', '40']`. */
function listOf(items: string): string {
  const texts = items
    .split(/,|(?<=['"’”])\s+(?=['"‘“])/u)
    .map((item) => item.trim().replace(/^['"‘’“”´`]|['"‘’“”´`]$/gu, ''))
    .filter((item) => item !== '');
  return `[${texts.map(inQuotes).join(', ')}]`;
}
