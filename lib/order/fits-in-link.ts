import { encodeText } from '@/lib/site/links';
import { serviceLimits } from '@/lib/site/service-limits';

/** Whether a message takes under `serviceLimits.orderTextEncoded` encoded characters. */
export function fitsInLink(text: string): boolean {
  return encodeText(text).length < serviceLimits.orderTextEncoded;
}

/**
 * The message that `write` makes of a product's name. Where it would not fit into a link, the name loses
 * letters at its end until it does.
 */
export function textThatFits(name: string, write: (name: string) => string): string {
  const letters = [...name];
  let text = write(name);
  while (!fitsInLink(text) && letters.pop()) text = write(`${letters.join('')}…`);
  return text;
}
