/**
 * A text as it stands in a link's query. Never throws: half a character, which no link can carry,
 * becomes a replacement mark.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
