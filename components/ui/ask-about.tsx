import type { ReactNode } from 'react';
import type { CardProduct } from '@/lib/catalogue/product';
import { askText } from '@/lib/order/ask-text';
import { chatLink } from '@/lib/site/links';
import type { Words } from '@/lib/words/words-type';
import css from './ask-about.module.css';

/** A link to the chat that asks about a product, in the chosen size if there is one. */
export function AskAbout({
  words,
  product,
  size,
  children,
}: {
  words: Pick<Words, 'product' | 'order'>;
  product: Pick<CardProduct, 'name' | 'path'>;
  /** '' for none. */
  size: string;
  /** Further questions. */
  children?: ReactNode;
}) {
  return (
    <p className={css.ask} data-no-print="">
      {words.product.question} {children && <br />}
      <a className={css.link} href={chatLink(askText(words.order, product, size))}>
        {words.product.ask}
      </a>
      {children}
    </p>
  );
}
