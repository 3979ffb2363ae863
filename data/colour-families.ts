/**
 * Colours under which the shop's filter gathers others: who chooses Blue sees Navy too. A colour of a product that is
 * in no family is its own family.
 */
export const colourFamilies: Readonly<Record<string, readonly string[]>> = {
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
