import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { pageHref } from '@/lib/links/site-path';
import { shopWords } from '@/words/shop';

/**
 * The address `page/1/` of a listing: sends on to the listing's own address, without script. Each listing has
 * one, as Next exports no dynamic route without a page.
 */
export function FirstPage({ name, path }: { name: string; path: `/${string}` }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${pageHref(path)}`} />
      <PageTitle title={{ text: name }}>
        <p>
          <SiteLink className={buttonClass('main')} href={path}>
            {shopWords.listing.firstPage}
          </SiteLink>
        </p>
      </PageTitle>
    </>
  );
}
