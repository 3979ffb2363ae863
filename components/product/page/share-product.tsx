import { ShareButton } from '@/components/share/share-button.client';
import { Icon, LineDrawing } from '@/components/ui/icon';
import textLink from '@/components/ui/text-link.module.css';
import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { sendLink } from '@/lib/links/chat-and-call';
import { pageUrl } from '@/lib/links/site-url';
import { facebookShareLink } from '@/lib/share/facebook-link';
import { shareWords } from '@/words/share';
import css from './share-product.module.css';

/** Shares a product: in WhatsApp, on Facebook, and by the phone's own share sheet or a copy of the link. */
export function ShareProduct({ product }: { product: Product }) {
  const { name, description, path } = product;
  const text = sharedText(product);
  return (
    <div className={css.ways} data-no-print="">
      <a
        className={textLink.share}
        href={sendLink(`${text}\n${pageUrl(path)}`)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" />
        {shareWords.whatsapp}
      </a>
      <a
        className={textLink.share}
        href={facebookShareLink(pageUrl(path), `${name}. ${description}`)}
        target="_blank"
        rel="noreferrer"
      >
        {/* Facebook's letter. */}
        <LineDrawing path="M13 21V8a3 3 0 0 1 3-3h1.5M9 12h7" />
        {shareWords.facebook}
      </a>
      <ShareButton title={name} text={text} path={path} />
    </div>
  );
}

/** What a friend wants to know: the product, its price, and the sizes that are left, if any. */
function sharedText(product: Product): string {
  const { name, priceKes } = product;
  const sizes = availableSizes(product);
  const facts = { product: name, price: formatKes(priceKes) };
  if (sizes.length === 0) return fillText(shareWords.product, facts);
  return fillText(shareWords.productInSizes, { ...facts, sizes: sizesText(sizes) });
}
