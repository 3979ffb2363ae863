import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { CategoryWays } from '@/components/order/category-ways';
import { LazyOrderPage } from '@/components/order/lazy-order-page.client';
import { NoOrders } from '@/components/order/no-orders';
import { buttonClass } from '@/components/ui/button';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { helloText } from '@/lib/order/order-text';
import { chatLink } from '@/lib/site/links';
import { orderPageWords } from '@/lib/site/order-page-words';
import { pagePaths } from '@/lib/site/page-paths';
import { pages } from '@/lib/site/texts';
import { wordsFor } from '@/lib/words/words';
import { noOrdersWords } from '@/words/no-orders';
import { orderTextWords } from '@/words/order-text';

const { opening, notLoaded, noScript, emptyTitle, emptyText } = noOrdersWords;
const { history, orderPage } = orderPageWords;

/**
 * Each order is in its link: search engines have nothing to list, and a browser or network that
 * shares the page must not share an address without the order.
 */
export async function generateMetadata(): Promise<Metadata> {
  const { alternates: _, openGraph, ...metadata } = await pageMetadata(pagePaths.order, 'website');
  return { ...metadata, openGraph: { ...openGraph, url: undefined }, robots: { index: false } };
}

export default async function OrderRoute() {
  const { 'empty-cart': scene } = await loadScenes();
  const { categories } = await loadCatalogue();
  return (
    <LazyOrderPage
      words={wordsFor('order', 'share', 'dialog')}
      none={<NoOrders title={emptyTitle} text={emptyText} scene={scene} />}
      noneKept={<NoOrders title={history.notKept} scene={scene} />}
      ways={<CategoryWays categories={categories} />}
      heading={pages.order.heading}
      opening={opening}
      notLoaded={notLoaded}
    >
      <noscript>
        <p>{noScript}</p>
        <p>
          <a className={buttonClass('main')} href={chatLink(helloText(orderTextWords))}>
            {orderPage.ask}
          </a>
        </p>
      </noscript>
    </LazyOrderPage>
  );
}
