import type { ValuePath } from '@/lib/data-modules/read-module';
import { coloursOf, familiesOf } from '@/lib/finding/colour-family';
import { asRecord } from '@/lib/values/unknown-values';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, warn } from '@/tools/owner/check/finding';
import { likeliest } from './products';
import { isInOwnWords } from './texts';

/** A text in Kiswahili must have the numbers and facts of the English text that it replaces. */
const texts: Rule = ({ values, passed }) =>
  [...values]
    .filter(([file]) => isInOwnWords(file) && passed.has(file))
    .flatMap(([file, value]) => blocksIn(file, value, []));

/** The doubtful texts in the blocks `sw` of a value. */
function blocksIn(file: string, value: unknown, path: ValuePath): Finding[] {
  return entriesOf(value).flatMap(([name, one]) => {
    if (name !== 'sw') return blocksIn(file, one, [...path, name]);
    const { sample: _, ...said } = asRecord(one);
    return differences(file, [...path, name], value, said);
  });
}

/** The numbers and facts that only one of the two languages has. */
function differences(file: string, path: ValuePath, english: unknown, said: unknown): Finding[] {
  if (english === undefined) {
    return [
      warn(file, path, 'is shown nowhere without its English text: write that, or take this out'),
    ];
  }
  if (typeof said === 'string') {
    const [here, there] = [figuresIn(said), figuresIn(String(english))];
    if (here === there) return [];
    const has = `It has ${here || 'no number'}, and the English text ${there || 'no number'}`;
    return [warn(file, path, `is this right? ${has}`)];
  }
  if (Array.isArray(said) && Array.isArray(english) && said.length !== english.length) {
    const must = `must have ${english.length}, as many as in English, and not ${said.length}`;
    return [warn(file, path, must)];
  }
  return entriesOf(said).flatMap(([name, one]) =>
    differences(file, [...path, name], asRecord(english)[name], one),
  );
}

/** The part of a record or a list, by its name or its number; nothing in any other value. */
function entriesOf(value: unknown): [string | number, unknown][] {
  if (typeof value === 'string') return [];
  return Array.isArray(value) ? [...value.entries()] : Object.entries(asRecord(value));
}

/** 'saa 10 jioni', which is four o'clock: Kiswahili counts the hours of a day from six. */
const HOUR = /\bsaa (\d{1,2})(?=(?::\d\d)? (?:alfajiri|asubuhi|mchana|alasiri|jioni|usiku))/gi;

/** The numbers and the names in braces of a text, each once and in one order: '{town}, 200, 400'. */
function figuresIn(text: string): string {
  const figures = text
    .replace(HOUR, (_, hour: string) => String(((Number(hour) + 5) % 12) + 1))
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/\{\w+\}|\d+(?:[.:]\d+)*/g);
  return [...new Set(figures)].sort().join(', ');
}

const NAMES = 'kiswahili-names.ts';

const colourNames: Rule = ({ kiswahiliNames: { colours = {} }, colourFamilies, products }) => {
  const used = products.flatMap((product) => familiesOf(coloursOf(product), colourFamilies));
  const known = [...Object.keys(colourFamilies), ...used.map(({ label }) => label)];
  return misnamed('colours', colours, known);
};

const kindNames: Rule = ({ kiswahiliNames: { kinds = {} }, googleCategories }) =>
  misnamed('kinds', kinds, Object.keys(googleCategories));

/**
 * The names that are not `known` and may be misspelt. Any other unknown name may be of use later.
 */
function misnamed(
  list: string,
  names: Readonly<Record<string, string>>,
  known: readonly string[],
): Finding[] {
  const left = known.filter((name) => !Object.hasOwn(names, name));
  return Object.entries(names).flatMap(([name, said]): Finding[] => {
    const english = left.includes(said) ? said : likeliest(name, left);
    if (known.includes(name) || !english) return [];
    const must = `must be in English, as the filter has it; did you mean "${english}"?`;
    return [{ ...warn(NAMES, [list, name], must), part: 'name' }];
  });
}

export const kiswahiliRules: readonly Rule[] = [texts, colourNames, kindNames];
