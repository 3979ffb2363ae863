import type { CartLine } from './cart-lines';

type Titles = Pick<CartLine, 'title' | 'titleSw'>;

/** The name of a line's product as this page says it: messages to the shop have `title`. */
export function shownTitle({ title, titleSw }: Titles): string {
  return (process.env.PAGES_LANGUAGE && titleSw) || title;
}

/** The attribute `lang` of an element with that name alone, where it is English on a page that is not. */
export function titleLang({ titleSw }: Titles): { lang?: 'en' } {
  return !process.env.PAGES_LANGUAGE || titleSw ? {} : { lang: 'en' };
}
