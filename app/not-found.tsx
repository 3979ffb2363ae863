import type { Metadata } from 'next';
import { buttonLook } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { loadScenes } from '@/lib/node/shop-pictures';

export const metadata: Metadata = { title: 'Page not found' };

export default async function NotFoundPage() {
  const { lost } = await loadScenes();
  return (
    <>
      <PageTitle title="This page is not here" />
      <EmptyState title="It may have sold out, or the link has a letter missing" scene={lost}>
        <SiteLink className={buttonLook('main')} href="/shop/">
          Go to the shop
        </SiteLink>
      </EmptyState>
    </>
  );
}
