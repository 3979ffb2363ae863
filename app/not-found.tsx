import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, waysClass } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { helloText } from '@/lib/order/order-text';
import { chatLink } from '@/lib/site/links';
import { notFoundWords } from '@/words/not-found';
import { orderTextWords } from '@/words/order-text';

const notFound = notFoundWords;

export const metadata: Metadata = { title: notFound.documentTitle };

export default async function NotFoundPage() {
  const { lost } = await loadScenes();
  return (
    <>
      <PageTitle title={notFound.title} />
      <EmptyState page title={notFound.subtitle} scene={lost}>
        <p>{notFound.text}</p>
        <div className={waysClass}>
          <SiteLink className={buttonClass('main')} href={shopPath}>
            {notFound.shop}
          </SiteLink>
          <a className={buttonClass('chat')} href={chatLink(helloText(orderTextWords))}>
            <Icon name="chat" />
            {notFound.chat}
          </a>
        </div>
      </EmptyState>
    </>
  );
}
