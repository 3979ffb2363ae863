import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { helloText } from '@/lib/order/order-text';
import { chatLink } from '@/lib/site/links';

export const metadata: Metadata = { title: 'Page not found' };

export default async function NotFoundPage() {
  const { lost } = await loadScenes();
  return (
    <>
      <PageTitle title="This page is not here" />
      <EmptyState title="Let us find it for you" scene={lost}>
        <p>
          It may have sold out, or the link has a letter missing. What we have today is in the shop,
          with its price.
        </p>
        <SiteLink className={buttonClass('main')} href="/shop/">
          Go to the shop
        </SiteLink>
        <a className={buttonClass('plain')} href={chatLink(helloText)}>
          Ask us on WhatsApp
        </a>
      </EmptyState>
    </>
  );
}
