import textLink from '@/components/ui/text-link.module.css';
import type { Product } from '@/lib/catalogue/product';
import { chatLink } from '@/lib/links/chat-and-call';
import { photoText } from '@/lib/order/ask-text';
import { productPageWords } from '@/words/product-page';

/** A link to the chat that asks for a photo of a product whose picture is drawn. */
export function AskPhoto({ product }: { product: Product }) {
  return (
    <a className={textLink.link} href={chatLink(photoText(product))} data-no-print="">
      {productPageWords.askPhoto}
    </a>
  );
}
