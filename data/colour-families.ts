import type { ColourFamilies } from '@/data/schema/colours';

/**
 * Colours under which the shop’s filter gathers others: a shopper who chooses Blue sees Navy too. A
 * product’s colour that is in no family is a choice by itself.
 */
export const colourFamilies: ColourFamilies = {
  Blue: ['Navy', 'Light blue', 'Sky blue', 'Royal blue', 'Denim Blue', 'Turquoise'],
  Brown: ['Dark Brown', 'Tan', 'Camel', 'Khaki', 'Coffee'],
  Red: ['Maroon', 'Oxblood', 'Burgundy', 'Wine'],
  Green: ['Olive', 'Army green', 'Jungle green', 'Mint'],
  Grey: ['Charcoal', 'Silver', 'Ash'],
  White: ['Cream', 'Off white', 'Ivory'],
  Orange: ['Terracotta', 'Peach', 'Rust'],
  Yellow: ['Mustard', 'Straw', 'Gold'],
  Purple: ['Lilac', 'Violet'],
};
