import type { CardProduct } from '@/lib/catalogue/product';
import { chatLink } from '@/lib/links/chat-and-call';
import { askText } from '@/lib/order/ask-text';
import { productWords } from '@/words/product';
import css from './ask-about.module.css';

/** A link to the chat that asks about a product, in the chosen size if there is one. */
export function AskAbout({
  product,
  size,
  drawn = false,
}: {
  product: Pick<CardProduct, 'name' | 'owners' | 'path'>;
  /** '' for none. */
  size: string;
  /** Whether its picture is drawn. */
  drawn?: boolean | undefined;
}) {
  return (
    <p className={css.ask} data-no-print="">
      {drawn ? productWords.questionOfDrawn : productWords.question}{' '}
      <a className={css.link} href={chatLink(askText(product, size))}>
        {productWords.ask}
      </a>
    </p>
  );
}
