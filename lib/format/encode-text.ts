/**
 * A text encoded for the query of a link. Never throws: half a surrogate pair, on which
 * `encodeURIComponent` throws, becomes U+FFFD.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
