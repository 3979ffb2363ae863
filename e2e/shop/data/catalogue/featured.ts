export const featured: readonly string[] = [
  'sun-hat',
  'court-shoe',
  'crew-tee',
  // Without an earlier price, a rating and a label.
  'work-shirt',
  'soft-suit',
];
