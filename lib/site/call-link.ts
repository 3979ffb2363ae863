import { shop } from '@/data/shop';
import { internationalPhone } from '@/lib/format/phone';

/** The address that calls the shop (docs/behaviour.md 4.6). */
export const callLink = `tel:+${internationalPhone(shop.phone)}`;
