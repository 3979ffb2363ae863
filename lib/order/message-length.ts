import { encodeText } from '@/lib/values/well-formed';

/** Encoded characters of a chat message; some phones cut longer links. */
export const orderTextEncoded = 1500;

/** Whether a message takes under `orderTextEncoded` encoded characters. */
export function fitsInLink(text: string): boolean {
  return encodeText(text).length < orderTextEncoded;
}

/**
 * The message that `write` makes of a text, such as a product's name. Where it would not fit into a link,
 * the text loses letters at its end until it does; an emoji is never cut in half.
 */
export function textThatFits(text: string, write: (text: string) => string): string {
  let message = write(text);
  if (fitsInLink(message)) return message;
  // No more letters than this fit, however long the text is.
  const letters = [...text].slice(0, orderTextEncoded);
  do {
    message = write(`${letters.join('')}…`);
  } while (!fitsInLink(message) && letters.pop());
  return message;
}
