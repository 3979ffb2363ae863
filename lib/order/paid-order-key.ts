import { shop } from '@/data/shop';

/** The key of a paid order in session storage: the page that only looks for one loads no more. */
export const paidOrderKey = `${shop.id}-paid`;
