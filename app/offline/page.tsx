import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/offline-page.client';
import { PageTitle } from '@/components/ui/page-title';
import { helloText } from '@/lib/order/order-text';
import { chatLink } from '@/lib/site/links';
import { wordsFor } from '@/lib/words/words';
import { offlineWords } from '@/words/offline';
import { orderTextWords } from '@/words/order-text';

/** The worker shows it at the address of another page, so it has no address to list or to share. */
export const metadata: Metadata = {
  title: offlineWords.documentTitle,
  robots: { index: false },
};

export default function OfflineRoute() {
  return (
    <>
      <PageTitle title={offlineWords.title} />
      <OfflinePage words={wordsFor('offline')} chat={chatLink(helloText(orderTextWords))} />
    </>
  );
}
