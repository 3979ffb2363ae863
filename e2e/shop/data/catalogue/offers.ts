export const offers: readonly string[] = [
  'ankle-boot',
  // Featured too.
  'court-shoe',
  'canvas-shoe',
  // Without an earlier price, a rating and a label.
  'hooded-top',
];
