import { type Read, table, word } from './field';

/** The kinds of goods, each with its whole path in Google's product taxonomy: data/merchant.ts. */
export const googleCategories = table(
  word('must be a path such as "Apparel & Accessories > Shoes"'),
);

export type GoogleCategories = Read<typeof googleCategories>;
