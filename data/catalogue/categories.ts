import type { CategoryRecord } from '@/data/types';
import { babyShoesSuit } from './baby-shoes-suit';
import { shirtsHoodies } from './shirts-hoodies';
import { todaysOffer } from './todays-offer';
import { tshirtsPalazzo } from './tshirts-palazzo';
import { womenMenShoes } from './women-men-shoes';

/**
 * Every category of the shop, in the order in which the shop and Home show them. A new category is a module beside this
 * one, named by the category's id, and a line here.
 */
export const categories: readonly CategoryRecord[] = [
  todaysOffer,
  babyShoesSuit,
  shirtsHoodies,
  tshirtsPalazzo,
  womenMenShoes,
];
