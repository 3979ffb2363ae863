import type { Product } from '@/lib/catalogue/product';
import { photoText } from '@/lib/order/ask-text';
import { chatLink } from '@/lib/site/links';
import { orderTextWords } from '@/words/order-text';
import { productPageWords } from '@/words/product-page';
import css from './ask-photo.module.css';

/** A link to the chat that asks for a photo of a product whose picture is drawn. */
export function AskPhoto({ product }: { product: Product }) {
  return (
    <a className={css.ask} href={chatLink(photoText(orderTextWords, product))} data-no-print="">
      {productPageWords.askPhoto}
    </a>
  );
}
