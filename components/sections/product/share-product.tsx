import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/catalogue';
import { facebookShareLink } from '@/lib/links';
import { absoluteUrl } from '@/lib/site-url';
import css from './share-product.module.css';

/** Passing a product on: a plain link, so that it works in any browser and without script. */
export function ShareProduct({ product }: { product: Product }) {
  const { name, description, path } = product;
  return (
    <p>
      <a
        className={css.share}
        href={facebookShareLink(absoluteUrl(path), `${name}. ${description}`)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="share" />
        Share on Facebook
      </a>
    </p>
  );
}
