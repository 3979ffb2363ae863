import { longestQuery } from '@/lib/values/limits';
import { cutText } from '@/lib/values/well-formed';

/**
 * What counts of a typed search: its spaces once, at most `longestQuery` UTF-16 units. A space at its end stays, as
 * more may be typed.
 */
export function queryText(typed: string): string {
  return cutText(typed.replace(/\s+/g, ' ').trimStart(), longestQuery);
}
