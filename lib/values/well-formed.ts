/**
 * The text with U+FFFD in place of each half of a surrogate pair, which is no character: a browser throws
 * where it is put into an address.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Whether a text has half a surrogate pair, as it is or as JSON escapes it. A whole, escaped pair counts too. */
export function mayHaveHalves(json: string): boolean {
  return /\p{Surrogate}|\\ud[89a-f]/iu.test(json);
}

/** The beginning of a text, at most `length` UTF-16 units, never half of an emoji. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * The words at the beginning of a text, at most `length` UTF-16 units: a comma or another mark at their end goes
 * too. A first word that is longer alone is cut.
 */
export function cutAtWord(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const cut = cutText(trimmed, length);
  const isWithinWord = /^[\p{L}\p{N}]/u.test(trimmed.slice(cut.length));
  const whole = isWithinWord ? cut.replace(/[\p{L}\p{N}]+$/u, '') : cut;
  return whole.replace(/[\p{P}\p{Z}\s]+$/u, '') || cut;
}

/** A text as a part of an address, as `encodeURIComponent` writes it. Never throws. */
export function encodeText(text: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: what is well formed does not throw.
  return encodeURIComponent(wellFormed(text));
}

/**
 * A text without the marks that nobody sees and a copy from a chat, a web page or a contact brings along:
 * those that turn the direction of writing, and spaces without width.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '');
}
