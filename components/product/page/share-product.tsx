import { ShareButton } from '@/components/share/share-button.client';
import { Icon } from '@/components/ui/icon';
import textLink from '@/components/ui/text-link.module.css';
import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { sendLink } from '@/lib/links/chat-and-call';
import { pageUrl } from '@/lib/links/site-url';
import { shareWords } from '@/words/share';

/** Shares a product by the phone's own share sheet or a copy of the link; without script in WhatsApp. */
export function ShareProduct({ product }: { product: Product }) {
  const { name, path } = product;
  const text = sharedText(product);
  return (
    <div data-no-print="">
      <ShareButton title={name} text={text} path={path} />
      <noscript>
        <a
          className={textLink.share}
          href={sendLink(`${text}\n${pageUrl(path)}`)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          {shareWords.whatsapp}
        </a>
      </noscript>
    </div>
  );
}

/** The text for a friend: the product, its price, and the sizes in stock. */
function sharedText(product: Product): string {
  const { name, priceKes } = product;
  const sizes = availableSizes(product);
  const facts = { product: name, price: formatKes(priceKes) };
  if (sizes.length === 0) return fillText(shareWords.product, facts);
  return fillText(shareWords.productInSizes, { ...facts, sizes: sizesText(sizes) });
}
