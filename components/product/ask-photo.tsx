import textLink from '@/components/ui/text-link.module.css';
import type { Product } from '@/lib/catalogue/product';
import { photoText } from '@/lib/order/ask-text';
import { chatLink } from '@/lib/site/links';
import { words } from '@/lib/words/words';

/** A link to the chat that asks for a photo of a product whose picture is drawn. */
export function AskPhoto({ product }: { product: Product }) {
  return (
    <a className={textLink.link} href={chatLink(photoText(words.order, product))} data-no-print="">
      {words.productPage.askPhoto}
    </a>
  );
}
