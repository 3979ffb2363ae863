import { productWords } from '@/words/product';

/** An age with its unit as short as it is written on a label: '2–2½ years' is '2–2½ y'. Any other text stays. */
export function shortAge(age: string): string {
  const units = Object.values(productWords.ageUnits);
  return units.reduce((text, { whole, short }) => text.replace(whole, short), age);
}
