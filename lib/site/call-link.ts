import { shop } from '@/data/shop';
import { internationalPhone } from '@/lib/format/phone';

/** The address that calls the shop. */
export const callLink = `tel:+${internationalPhone(shop.phone)}`;
