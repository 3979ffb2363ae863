import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/offline-page.client';
import { PageTitle } from '@/components/ui/page-title';
import { chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { offlineWords } from '@/words/offline';

/**
 * The worker shows this page at the address of another page, so the page is not listed and not
 * shared.
 */
export const metadata: Metadata = {
  title: offlineWords.documentTitle,
  robots: { index: false },
};

export default function OfflineRoute() {
  return (
    <>
      <PageTitle title={{ text: offlineWords.title }} />
      <OfflinePage chat={chatLink(helloText())} />
    </>
  );
}
