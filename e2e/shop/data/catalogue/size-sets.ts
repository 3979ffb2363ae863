import type { SizeSets } from '@/data/schema/catalogue-lists';

/**
 * Lists of sizes that many products share: a product names its list by the word before the colon.
 */
export const sizeSets: SizeSets = {
  baby: ['18', '19', '20', '21', '22', '23'],
  clothes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  shoes: ['37', '38', '39', '40', '41', '42', '43', '44'],
};
