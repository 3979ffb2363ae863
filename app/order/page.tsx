import { pageMetadata } from '@/app/page-metadata';
import { OrderPage } from '@/components/islands/order/order-page';
import { pages } from '@/data/pages';
import { pagePaths } from '@/lib/site/page-paths';
import { wordsFor } from '@/lib/words/words';

/** Each order is in a link of its own: search engines have nothing to list. */
export const generateMetadata = async () => ({
  ...(await pageMetadata(pagePaths.order, 'website')),
  robots: { index: false },
});

export default function OrderRoute() {
  return <OrderPage words={wordsFor('order', 'share', 'notFound')} heading={pages.order.heading} />;
}
