/**
 * A text without the marks that nobody sees and a copy from a chat, a web page or a contact brings along:
 * those that turn the direction of writing, and spaces without width.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '');
}
