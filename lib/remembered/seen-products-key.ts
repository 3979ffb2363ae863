import { shop } from '@/data/shop';

/** The key of local storage that the products which were looked at are kept under. */
export const seenProductsKey = `${shop.id}-seen`;
