import type { Issue } from '@/lib/catalogue/issue';
import { timeText } from '@/lib/format/clock-sw';
import { inLanguage } from '@/lib/languages/in-language.build';
import { asRecord } from '@/lib/values/unknown-values';
import { type CheckedShop, findingsOf, type Rule } from './checked-shop';
import type { Finding } from './finding';

/**
 * The findings of rules in a shop and, if it has pages in Kiswahili, in its Kiswahili texts, where
 * they name the block `sw`. One cause is reported once, for the English text. A doubt about a text
 * waits until the text and its English have no mistakes.
 */
export function findingsInEach(rules: readonly Rule[], shop: CheckedShop): (Finding | Issue)[] {
  const found = rules.flatMap((rule) => findingsOf(rule, shop));
  const english = found.filter((one) => !isInBlock(one));
  if (!hasKiswahili(shop)) return english;
  const kiswahili = inKiswahili(shop);
  const inBlocks = [
    ...found.filter(isInBlock),
    ...rules.flatMap((rule) => findingsOf(rule, kiswahili)).flatMap((one) => inBlock(one, shop)),
  ];
  const more = besides(english, inBlocks, causeOf);
  const known = [...english, ...more.filter(({ severity }) => !severity)];
  const doubts = more.filter(({ severity }) => severity);
  return [...known, ...besides(known, doubts, placeOf)];
}

/** The findings whose key is not among those of `known`. */
function besides<T extends Finding | Issue>(
  known: readonly (Finding | Issue)[],
  found: readonly T[],
  keyOf: (one: Finding | Issue) => string,
): T[] {
  const keys = new Set(known.map(keyOf));
  return found.filter((one) => !keys.has(keyOf(one)));
}

/** Whether a shop has pages in Kiswahili; not where what it says of that is wrong. */
function hasKiswahili(shop: CheckedShop): boolean {
  return findingsOf(({ shop: { languages = [] } }) => [...languages], shop).includes('sw');
}

/** A shop as its pages in Kiswahili have it. */
function inKiswahili(shop: CheckedShop): CheckedShop {
  const values = new Map([...shop.values].map(([file, value]) => [file, inLanguage(value, 'sw')]));
  const { passed, surroundings } = shop;
  const same = Object.entries({ passed, surroundings, values, timeText });
  const parts = new Map<string | symbol, unknown>(same);
  return new Proxy(shop, {
    get(whole, name) {
      if (!parts.has(name)) parts.set(name, inLanguage(Reflect.get(whole, name), 'sw'));
      return parts.get(name);
    },
  });
}

/**
 * A finding in Kiswahili by its place in the block `sw` of its record; nothing if the text is
 * English.
 */
function inBlock(found: Finding | Issue, { values }: CheckedShop): Finding[] {
  if (!('must' in found)) return [];
  const { file, path } = found;
  let record = asRecord(values.get(file));
  for (const [at, name] of path.entries()) {
    const [before, after] = [path.slice(0, at), path.slice(at)];
    if (record[name] !== undefined && hasPath(record.sw, after)) {
      return [{ ...found, path: [...before, 'sw', ...after] }];
    }
    record = asRecord(record[name]);
  }
  return [];
}

function hasPath(value: unknown, path: Finding['path']): boolean {
  return path.reduce((inner, name) => asRecord(inner)[name], value) !== undefined;
}

function isInBlock(found: Finding | Issue): found is Finding {
  return 'must' in found && found.path.includes('sw');
}

/** Where a finding is: the same for a text and its Kiswahili. */
function placeOf(found: Finding | Issue): string {
  const { file, path } = 'must' in found ? found : { file: found.file, path: [found.message] };
  return JSON.stringify([file, ...path.filter((name) => name !== 'sw')]);
}

function causeOf(found: Finding | Issue): string {
  return placeOf(found) + ('must' in found ? found.must : found.message);
}
