import { encodeText } from '@/lib/site/links';
import { serviceLimits } from '@/lib/site/service-limits';

/** Whether a message takes under `serviceLimits.orderTextEncoded` encoded characters. */
export function fitsInLink(text: string): boolean {
  return encodeText(text).length < serviceLimits.orderTextEncoded;
}
