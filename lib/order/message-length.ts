import { longestChatText } from '@/lib/values/limits';
import { encodeText } from '@/lib/values/well-formed';

/** Whether a message takes under `longestChatText` encoded characters. */
export function fitsInLink(text: string): boolean {
  return encodeText(text).length < longestChatText;
}

/**
 * The message that `write` makes of a text, such as a product's name. Where it would not fit into a link,
 * the text loses letters at its end until it does; an emoji is never cut in half.
 */
export function textThatFits(text: string, write: (text: string) => string): string {
  let message = write(text);
  if (fitsInLink(message)) return message;
  // No more letters than this fit, however long the text is.
  const letters = [...text].slice(0, longestChatText);
  do {
    message = write(`${letters.join('')}…`);
  } while (!fitsInLink(message) && letters.pop());
  return message;
}
