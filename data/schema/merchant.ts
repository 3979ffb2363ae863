import { field, type Read, table, word } from './field';

/** The kinds of goods, each with its whole path in Google's product taxonomy: data/merchant.ts. */
export const googleCategories = field(
  table(word('must be a path such as "Apparel & Accessories > Shoes"')),
  { columns: ['Kind', "Path in Google's taxonomy"] },
);

export type GoogleCategories = Read<typeof googleCategories>;
