import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { LazyOrderPage } from '@/components/order/lazy-order-page.client';
import { CategoryWays } from '@/components/page/category-ways';
import { NoOrders } from '@/components/sent/no-orders';
import { buttonClass } from '@/components/ui/button';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pages } from '@/lib/facts/texts';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { helloText } from '@/lib/order/order-text';
import { noOrdersWords } from '@/words/no-orders';
import { orderPageWords } from '@/words/order-page';

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
      scene={scene}
      none={<NoOrders kept scene={scene} />}
      noneKept={<NoOrders kept={false} scene={scene} />}
      ways={<CategoryWays categories={categories} />}
      heading={pages.order.heading}
    >
      <noscript>
        <p>{noOrdersWords.noScript}</p>
        <p>
          <a className={buttonClass('main')} href={chatLink(helloText())}>
            {orderPageWords.ask}
          </a>
        </p>
      </noscript>
    </LazyOrderPage>
  );
}
