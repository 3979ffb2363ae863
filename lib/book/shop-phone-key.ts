import { shop } from '@/data/shop';

/** The key of local storage that the mark of the shop's own phone is kept under. */
export const shopPhoneKey = `${shop.id}-shop-phone`;
