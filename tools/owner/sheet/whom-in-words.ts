import type { AgeGroup, genders } from '@/data/schema/product';

type Whom = { ageGroup?: AgeGroup; gender?: (typeof genders)[number] };

const WORDS: readonly (readonly [whom: Whom, words: readonly string[]])[] = [
  [{ ageGroup: 'newborn' }, ['newborn', 'newborns']],
  [{ ageGroup: 'infant' }, ['baby', 'babies', 'infant', 'infants']],
  [{ ageGroup: 'toddler' }, ['toddler', 'toddlers']],
  [{ ageGroup: 'kids' }, ['kid', 'kids', 'child', 'children', 'junior', 'school']],
  [{ ageGroup: 'kids' }, ['watoto', 'mtoto', 'shule']],
  [{ ageGroup: 'kids', gender: 'male' }, ['boy', 'boys', 'wavulana']],
  [{ ageGroup: 'kids', gender: 'female' }, ['girl', 'girls', 'wasichana']],
  [{ gender: 'female' }, ['women', 'womens', 'woman', 'ladies', 'lady', 'female', 'maternity']],
  [{ gender: 'female' }, ['wanawake', 'mwanamke', 'kike']],
  [{ gender: 'male' }, ['men', 'mens', 'man', 'gents', 'gentlemen', 'male']],
  [{ gender: 'male' }, ['wanaume', 'mwanaume', 'kiume']],
  [{ gender: 'unisex' }, ['unisex']],
];
const byWord = new Map(
  WORDS.flatMap(([whom, words]) => words.map((word) => [word, whom] as const)),
);

/** Kinds of goods for women unless the name says otherwise. */
const FOR_WOMEN = ['dresses', 'wedding-dresses', 'skirts', 'heels', 'bras'];

/** Whom a name of goods or of a category says they are for. Two that do not agree say nothing. */
export function whomIn(text: string): Whom {
  const found = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => byWord.get(word) ?? []);
  const one = <F extends keyof Whom>(field: F) => {
    const [first, ...others] = new Set(found.flatMap((whom) => whom[field] ?? []));
    return first !== undefined && others.length === 0 ? { [field]: first } : {};
  };
  return { ...one('ageGroup'), ...one('gender') };
}

/** Whom goods of a kind are usually for. */
export function whomOfKind(kind: unknown): Whom {
  const name = String(kind);
  if (name.startsWith('baby-')) return { ageGroup: 'infant' };
  if (name.startsWith('school-')) return { ageGroup: 'kids' };
  return FOR_WOMEN.includes(name) ? { gender: 'female' } : {};
}
