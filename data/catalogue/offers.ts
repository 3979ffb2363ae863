/** Today's Featured, the products of the carousel on Home, by their ids. */
export const offers: readonly string[] = [
  'samba-gum-sole',
  'chelsea-boot',
  'canvas-high-top',
  'brogue',
  'flat-sandal',
];
