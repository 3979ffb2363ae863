import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import type { Product } from '@/lib/catalogue/catalogue';
import { sitePath } from '@/lib/site/site-path';

/**
 * The address a product had before it was renamed: sends on at once, without script, and has a link
 * for a browser that does not follow.
 */
export function Moved({ product }: { product: Product }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${sitePath(product.path)}`} />
      <PageTitle title="This product has moved" />
      <EmptyState title={`It is now called ${product.name}`}>
        <SiteLink className={buttonClass('main')} href={product.path}>
          Go to {product.name}
        </SiteLink>
      </EmptyState>
    </>
  );
}
