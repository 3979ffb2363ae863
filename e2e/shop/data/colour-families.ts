export const colourFamilies: Readonly<Record<string, readonly string[]>> = {
  Brown: ['Tan', 'Straw'],
  Red: ['Pink'],
};
