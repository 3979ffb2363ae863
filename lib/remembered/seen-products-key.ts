import { shop } from '@/data/shop';

/** The key of local storage that the products which were looked at are kept under (docs/behaviour.md 32.5). */
export const seenProductsKey = `${shop.id}-seen`;
