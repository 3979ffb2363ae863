import { nearestName } from '@/lib/values/nearest-name';
import { textMust } from './text-must';

/** The facts that a text of data/ can name in braces, each with what it is. */
export const factNames = {
  shop: "the shop's name",
  sells: 'what it sells',
  town: 'the town',
  county: 'the county',
  country: 'the country',
  street: 'the street',
  wholesaleAbove: 'more items than this are wholesale',
  wholesale: 'the sentence about wholesale',
  dispatchBefore: 'until when an order leaves on the same day',
  dispatchPlaces: 'where it does',
  sameDayDispatch: 'the sentence about it',
  deliveryTime: 'the days until an order arrives',
  laterDeliveryTime: 'the days until an order arrives farther away',
  shippingFee: 'what delivery costs',
  returns: 'until when something can be returned',
  refund: 'how soon money is returned',
  quickDelivery: 'the sentence about quick delivery',
} as const;

export type FactName = keyof typeof factNames;

/** What a text must be that may name facts in braces; undefined for a right one. */
export function factsMust(text: string): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = Object.keys(factNames);
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) {
    return 'must have each name in braces of two signs, such as {town}';
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return textMust(text.replaceAll(/\{(\w+)\}/g, '$1'));
  const meant = nearestName(unknown, known);
  return `must not name {${unknown}}${meant ? `; did you mean {${meant}}?` : `: a text can name ${known.map((name) => `{${name}}`).join(', ')}`}`;
}
