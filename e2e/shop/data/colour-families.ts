import type { ColourFamilies } from '@/data/schema/colours';

/**
 * Colours under which the shop’s filter gathers others: a shopper who chooses Blue sees Navy too. A
 * product’s colour that is in no family is a choice by itself.
 */
export const colourFamilies: ColourFamilies = {
  Brown: ['Tan', 'Straw'],
  Red: ['Pink'],
};
