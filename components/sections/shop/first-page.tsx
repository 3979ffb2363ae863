import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { sitePath } from '@/lib/site/site-path';

/** A shelf's first page under the number 1: sends on to its own address, without script. */
export function FirstPage({ name, shelf }: { name: string; shelf: `/${string}` }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${sitePath(shelf)}`} />
      <PageTitle title={name}>
        <p>
          <SiteLink className={buttonClass('main')} href={shelf}>
            Go to the first page
          </SiteLink>
        </p>
      </PageTitle>
    </>
  );
}
