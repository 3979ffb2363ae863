import type { Metadata } from 'next';
import { buttonLook } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <>
      <PageTitle title="This page is not here" />
      <EmptyState title="It may have sold out, or the link has a letter missing">
        <p>What we have today is in the shop, with its price.</p>
        <SiteLink className={buttonLook('main')} href="/shop/">
          Go to the shop
        </SiteLink>
      </EmptyState>
    </>
  );
}
