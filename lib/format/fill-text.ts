type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** A value for each name in braces of a text, and no other. */
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? Readonly<Record<string, never>>
  : Values<NamesIn<Text>>;

/** A text that depends on a number: `one` for exactly 1, `many` with `{count}` for any other. */
interface CountedText<One extends string, Many extends string> {
  readonly one: TextWith<never, One>;
  readonly many: TextWith<'count', Many>;
}

/** The text, where its names in braces are these. */
type TextWith<Names extends string, Text extends string> = [Names, NamesIn<Text>] extends [
  NamesIn<Text>,
  Names,
]
  ? Text
  : never;

/**
 * A text with each `{name}` replaced by the value of that name: 'Call {phone}' becomes
 * 'Call 0700 000 000'. A size that has the word before it in its name is not said to be one twice:
 * 'Size {size}' becomes 'One size'. Throws if a value is missing, which TypeScript finds where it
 * knows the text.
 */
export function fillText<Text extends string>(text: Text, values: ValuesOf<Text>): string {
  const byName: Values<string> = values;
  return text.replace(/(\p{L}+ )?\{(\w+)\}/gu, (_, before: string = '', name: string) => {
    const value = byName[name];
    if (value === undefined) throw new Error(`"${text}" needs {${name}}`);
    const isSaid = /^sizes?$/.test(name) && hasWord(String(value), before);
    return isSaid ? String(value) : `${before}${value}`;
  });
}

function hasWord(text: string, word: string): boolean {
  return ` ${text} `.toLowerCase().includes(` ${word.toLowerCase()}`) && word !== '';
}

/** The text for a number: '1 item' for 1, '3 items' for 3. */
export function countText<One extends string, Many extends string>(
  text: CountedText<One, Many>,
  count: number,
): string {
  return count === 1 ? text.one : fillText<string>(text.many, { count });
}

/** The parts of a text around `{name}`, for an element. Throws if the text does not have it exactly once. */
export function textAround<Text extends string>(
  text: Text,
  name: NamesIn<Text>,
): [before: string, after: string] {
  const [before, after, ...more] = text.split(`{${name}}`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`"${text}" needs {${name}} once`);
  }
  return [before, after];
}

/** The names in braces of a text: 'count' and 'size' of 'Only {count} left in size {size}.'. */
type NamesIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** A text as it begins a sentence or a row: 'siku 1–2 za kazi' → 'Siku 1–2 za kazi'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text as it stands within a sentence: 'Clothes and shoes' as 'clothes and shoes'; 'T-shirts' stays. */
export function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
