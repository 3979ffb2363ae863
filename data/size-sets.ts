import type { SizeSetId } from './types';

/** Spec §5. */
export const sizeSets: Readonly<Record<SizeSetId, readonly string[]>> = {
  baby: ['22', '23', '24', '25', '26', '27', '28'],
  clothes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  shoes: ['36', '37', '38', '39', '40', '41', '42', '43', '44'],
};
