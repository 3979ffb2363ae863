type Values = Readonly<Record<string, string | number>>;

/** A text that depends on a number: `one` for exactly 1, `many` with `{count}` for any other. */
interface CountedText {
  one: string;
  many: string;
}

/**
 * A text with each `{name}` replaced by the value of that name: 'Call {phone}' becomes
 * 'Call 0700 000 000'. A size that has the word before it in its name is not said to be one twice:
 * 'Size {size}' becomes 'One size'. Throws if a value is missing.
 */
export function fillText(text: string, values: Values): string {
  return text.replace(/(\p{L}+ )?\{(\w+)\}/gu, (_, before: string = '', name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" needs {${name}}`);
    const isSaid = /^sizes?$/.test(name) && hasWord(String(value), before);
    return isSaid ? String(value) : `${before}${value}`;
  });
}

function hasWord(text: string, word: string): boolean {
  return ` ${text} `.toLowerCase().includes(` ${word.toLowerCase()}`) && word !== '';
}

/** The text for a number: '1 item' for 1, '3 items' for 3. */
export function countText(text: CountedText, count: number): string {
  return count === 1 ? text.one : fillText(text.many, { count });
}

/**
 * The parts of a text before and after `{name}`, for a value that is an element. Throws if the text does
 * not contain `{name}` exactly once.
 */
export function textAround(text: string, name: string): [before: string, after: string] {
  const [before, after, ...more] = text.split(`{${name}}`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`"${text}" needs {${name}} once`);
  }
  return [before, after];
}
