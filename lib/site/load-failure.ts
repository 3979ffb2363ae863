import { shop } from '@/data/shop';
import { localPhone } from '@/lib/format/phone';

/**
 * The notice for a part of the page that could not be loaded, with what to do instead. `what` is a
 * sentence that says what did not happen.
 */
export function loadFailureText(what: string): string {
  return `${what} Tap it again, or order by phone: ${localPhone(shop.phone)}`;
}
