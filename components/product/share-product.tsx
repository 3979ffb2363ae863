import { ShareButton } from '@/components/share/share-button.client';
import { Icon } from '@/components/ui/icon';
import textLink from '@/components/ui/text-link.module.css';
import type { Product } from '@/lib/catalogue/product';
import { absoluteUrl } from '@/lib/links/site-url';
import { facebookShareLink } from '@/lib/share/facebook-link';
import { shareWords } from '@/words/share';
import css from './share-product.module.css';

/** Shares a product: a link to Facebook's sharer, and a button for the phone's own share sheet. */
export function ShareProduct({ product }: { product: Product }) {
  const { name, description, path } = product;
  return (
    <div className={css.ways} data-no-print="">
      <a
        className={textLink.share}
        href={facebookShareLink(absoluteUrl(path), `${name}. ${description}`)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="share" />
        {shareWords.facebook}
      </a>
      <ShareButton title={name} text={description} path={path} />
    </div>
  );
}
