import type { Product } from '@/lib/catalogue/product';
import { photoText } from '@/lib/order/ask-text';
import { chatLink } from '@/lib/site/links';
import { words } from '@/lib/words/words';
import css from './drawn-picture.module.css';

/** On a picture that is drawn: says so, with a link to the chat that asks for a photo. */
export function DrawnPicture({ product }: { product: Product }) {
  const { drawn, askPhoto } = words.productPage;
  return (
    <p className={css.drawn}>
      {drawn}{' '}
      <a className={css.ask} href={chatLink(photoText(words.order, product))} data-no-print="">
        {askPhoto}
      </a>
    </p>
  );
}
