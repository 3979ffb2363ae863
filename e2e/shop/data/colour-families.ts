import type { ColourFamilies } from '@/data/schema/colours';

/**
 * Colours under which the shop’s filter gathers others: who chooses Blue sees Navy too. A colour of
 * a product that is in no family is a family by itself.
 */
export const colourFamilies: ColourFamilies = {
  Brown: ['Tan', 'Straw'],
  Red: ['Pink'],
};
