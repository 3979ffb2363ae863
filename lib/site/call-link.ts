import { shop } from '@/data/shop';
import { internationalPhone } from '@/lib/format/phone';

/** A call to the shop (spec §7). */
export const callLink = `tel:+${internationalPhone(shop.phone)}`;
