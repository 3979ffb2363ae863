import { literal } from '@/lib/format/marks';
import { field, type Read, table, word } from './field';

/** What stands for a kind in Google's taxonomy. */
export const PATH_MUST = `must be a path such as ${literal('"Apparel & Accessories > Shoes"')}`;

/** The kinds of goods, each with its whole path in Google's product taxonomy: data/merchant.ts. */
export const googleCategories = field(table(word(PATH_MUST)), {
  columns: ['Kind', "Path in Google's taxonomy"],
});

export type GoogleCategories = Read<typeof googleCategories>;
