import { shop } from '@/data/shop';
import { localPhone } from '@/lib/format/phone';

/** What she is told of a part of the page that did not come; `what` says which, in a sentence. */
export function loadFailureText(what: string): string {
  return `${what} Tap it again, or order by phone: ${localPhone(shop.phone)}`;
}
