import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, waysClass } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { notFoundWords } from '@/words/not-found';

export const metadata: Metadata = { title: notFoundWords.documentTitle };

export default async function NotFoundPage() {
  const { lost } = await loadScenes();
  return (
    <>
      <PageTitle title={notFoundWords.title} />
      <EmptyState page title={notFoundWords.subtitle} scene={lost}>
        <p>{notFoundWords.text}</p>
        <div className={waysClass}>
          <SiteLink className={buttonClass('main')} href={shopPath}>
            {notFoundWords.shop}
          </SiteLink>
          <a className={buttonClass('chat')} href={chatLink(helloText())}>
            <Icon name="chat" />
            {notFoundWords.chat}
          </a>
        </div>
      </EmptyState>
    </>
  );
}
