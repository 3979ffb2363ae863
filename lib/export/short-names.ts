/**
 * Short names for custom properties and for the class and animation names that CSS modules generate, by
 * those names. They are numbered in the order of the sheets, so that only a change of style changes
 * them. Throws where no generated name is found.
 */
export function shortNames(sheets: readonly string[]): ReadonlyMap<string, string> {
  const all = sheets.join('\n');
  const names = (pattern: RegExp) => [
    ...new Set([...all.matchAll(pattern)].map(([, name = '']) => name)),
  ];
  const classes = names(generated);
  if (classes.length === 0) throw new Error('no class name of the form that Next writes');
  return new Map([
    ...classes.map((name, at) => [name, shortName(at)] as const),
    ...names(property).map((name, at) => [name, `--${shortName(at)}`] as const),
  ]);
}

/** A text of the export, a page, a sheet or a script, with every name of `names` replaced. */
export function withShortNames(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\w-]+/g, (word) => names.get(word) ?? word);
}

/** The short ones of the `names` that a text has in their long form. */
export function namesIn(text: string, names: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(/[\w-]+/g)].flatMap(([word]) => names.get(word) ?? []);
}

/** A class selector or an animation: six characters for the module, then the name in the source. */
const generated = /(?:\.|@keyframes )(_?[\w-]{6}_[A-Za-z]\w*)/g;

/** The definition of a custom property. */
const property = /[{;](--[a-z][\w-]*):/g;

/** Without `d`: content blockers hide elements of the class `ad`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyz';

/** 'a' … 'z', 'aa' … */
function shortName(at: number): string {
  const rest = Math.floor(at / LETTERS.length);
  return (rest > 0 ? shortName(rest - 1) : '') + LETTERS[at % LETTERS.length];
}
