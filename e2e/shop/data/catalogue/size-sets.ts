export const sizeSets = {
  baby: ['18', '19', '20', '21', '22', '23'],
  clothes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  shoes: ['37', '38', '39', '40', '41', '42', '43', '44'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
