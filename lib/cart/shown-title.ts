import type { CartLine } from './cart-lines';

/** The name of a line's product as this page says it: messages to the shop have `title`. */
export function shownTitle({ title, titleSw }: Pick<CartLine, 'title' | 'titleSw'>): string {
  return (process.env.PAGES_LANGUAGE && titleSw) || title;
}
