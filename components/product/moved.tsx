import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import type { Product } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { pageHref } from '@/lib/links/site-path';
import { productPageWords } from '@/words/product-page';

/**
 * The page at a product's former address: sends on at once, without script, and has a link for a
 * browser that does not follow.
 */
export function Moved({ product }: { product: Product }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${pageHref(product.path)}`} />
      <PageTitle title={{ text: productPageWords.moved.title }}>
        <p>{fillText(productPageWords.moved.text, { product: product.name })}</p>
        <p>
          <SiteLink className={buttonClass('main')} href={product.path}>
            {fillText(productPageWords.moved.link, { product: product.name })}
          </SiteLink>
        </p>
      </PageTitle>
    </>
  );
}
