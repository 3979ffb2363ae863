import type { SizeSets } from '@/data/schema/catalogue-lists';

/**
 * Lists of sizes that many products share: a product names its list by the word before the colon.
 */
export const sizeSets: SizeSets = {
  baby: ['22', '23', '24', '25', '26', '27', '28'],
  clothes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  shoes: ['36', '37', '38', '39', '40', '41', '42', '43', '44'],
};
