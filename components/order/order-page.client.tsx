'use client';

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import type { LazyComponent } from '@/components/page/lazy-part.client';
import { SellerPart } from '@/components/seller/seller-part.client';
import { ShopsOrder } from '@/components/seller/shops-order.client';
import { OrderHistory } from '@/components/sent/order-history.client';
import { OrderView } from '@/components/sent/order-view.client';
import { useOrderToday } from '@/components/sent/use-order-today.client';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, waysClass } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { OrderSheet } from '@/components/ui/order-sheet';
import { SiteLink } from '@/components/ui/site-link';
import { shop } from '@/data/shop';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { onIdle } from '@/lib/browser/when-to-load.client';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { shopPath } from '@/lib/links/page-paths';
import { linkCode } from '@/lib/order/link-hash';
import { type LinkContent, type LinkProblem, parseLink } from '@/lib/order/order-link-format';
import { shownReference } from '@/lib/order/reference';
import type { Scene } from '@/lib/pictures/picture';
import { bookCode, shopPhoneCode, yourOrdersCode } from '@/lib/seller/book-codes';
import { isShopPhone, shopPhoneStore } from '@/lib/seller/shop-phone.client';
import { knownOrder } from '@/lib/sent/orders';
import { ordersStore } from '@/lib/sent/orders.client';
import { takeNews } from '@/lib/sent/sent-order.client';
import { orderPageWords as ownerWords } from '@/owner-words/order-page';
import { orderHistoryWords } from '@/words/order-history';
import { orderPageWords } from '@/words/order-page';
import { sellerPartWords } from '@/words/seller-part';

interface SellerPage {
  title: string;
  chunk: LazyComponent<{ scene: Scene }>;
}

/** The seller's pages, by what an address has after '#'. No order has such a code. */
const sellerPages: ReadonlyMap<string, SellerPage> = new Map([
  [
    bookCode,
    {
      title: sellerPartWords.book,
      chunk: lazyChunk(
        async () => (await import('@/components/seller/order-book.client')).OrderBook,
      ),
    },
  ],
  [
    shopPhoneCode,
    {
      title: sellerPartWords.shopPhone,
      chunk: lazyChunk(
        async () => (await import('@/components/seller/shop-phone.client')).ShopPhonePage,
      ),
    },
  ],
]);

/**
 * The content of an order's page once its script has loaded: the order or the cart of the address's
 * hash. Without a hash it is the order book on the shop's own phone, and the sent orders on any
 * other phone. Rendered in the browser alone.
 */
export function OrderPage({
  scene,
  ...empty
}: ComponentProps<typeof OrderHistory> & {
  /** The picture of a link that cannot be read, and of an order book without orders. */
  scene: Scene;
}) {
  const hash = useSyncExternalStore(subscribe, readHash);
  const code = shownCode(hash, useStore(shopPhoneStore, isShopPhone));
  const page = sellerPages.get(code);
  const content = useMemo(() => (code && !page ? parseLink(code) : undefined), [code, page]);
  const title = page?.title ?? titleOf(content);
  // The title is prerendered, and a second <title> would not replace it. When idle: it is hydrated after
  // the page.
  useEffect(() => {
    onIdle(() => {
      document.title = `${title} | ${shop.name}`;
    });
  }, [title]);
  if (page)
    return (
      <OrderSheet title={title}>
        <SellerPart key={code} chunk={page.chunk} props={{ scene }} />
      </OrderSheet>
    );
  if (content === undefined)
    return (
      <OrderSheet title={orderHistoryWords.title}>
        <OrderHistory {...empty} />
      </OrderSheet>
    );
  if (typeof content === 'string')
    return <Unread problem={content} scene={scene} ways={empty.ways} />;
  return <Linked key={code} title={title} code={code} content={content} />;
}

/**
 * The content that a hash asks for: the code of an order or of a seller's page; '' for this phone's
 * orders. On the shop's own phone a page without a hash shows the order book, which other phones do
 * not have.
 */
function shownCode(hash: string, isShops: boolean): string {
  const code = linkCode(hash);
  if (code === yourOrdersCode) return '';
  return code === '' || code === bookCode ? (isShops ? bookCode : '') : code;
}

function titleOf(content: LinkContent | LinkProblem | undefined): string {
  if (content === undefined) return orderHistoryWords.title;
  if (content === 'version') return orderPageWords.newer.title;
  if (content === 'damaged') return orderPageWords.damaged.title;
  return content.order
    ? fillText(orderPageWords.order, { reference: shownReference(content.order.reference) })
    : fillText(orderPageWords.cart, { shop: shop.name });
}

/** A link that is cut, changed or of a later release: what to do instead. */
function Unread({
  problem,
  scene,
  ways,
}: {
  problem: LinkProblem;
  scene: Scene;
  /** The content below. */
  ways: ReactNode;
}) {
  const isNewer = problem === 'version';
  const { title, advice, text } = isNewer ? orderPageWords.newer : orderPageWords.damaged;
  return (
    <OrderSheet title={title}>
      <EmptyState title={advice} scene={scene}>
        <p>{text}</p>
        {isNewer && (
          <button type="button" className={buttonClass('main')} onClick={() => location.reload()}>
            {orderPageWords.reload}
          </button>
        )}
        <div className={waysClass}>
          <a
            className={buttonClass(isNewer ? 'plain' : 'chat')}
            href={chatLink(fillText(ownerWords.askText, { shop: shop.name }))}
          >
            <Icon name="chat" />
            {orderPageWords.ask}
          </a>
          <SiteLink className={buttonClass('plain')} href={shopPath}>
            {orderPageWords.goToShop}
          </SiteLink>
        </div>
      </EmptyState>
      {ways}
    </OrderSheet>
  );
}

function Linked({ title, code, content }: { title: string; code: string; content: LinkContent }) {
  const today = useOrderToday(content);
  const { list } = useStore(ordersStore);
  const isShops = useStore(shopPhoneStore, isShopPhone);
  const [now] = useState(Date.now);
  const known = useMemo(() => knownOrder(list, content, now), [list, content, now]);
  useEffect(() => takeNews(content), [content]);
  const { order } = known.content;
  const page = { title, code, today };
  if (order && isShops) return <ShopsOrder {...page} content={{ ...known.content, order }} />;
  return <OrderView {...known} {...page} listCode={isShops ? yourOrdersCode : ''} />;
}

function readHash(): string {
  return window.location.hash;
}

/** Calls back when the part of the address after '#' is another one. */
function subscribe(onChange: () => void): () => void {
  let clicked: string | undefined;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    clicked = link?.href;
    if (link?.getAttribute('href') !== '#content') return;
    // "Skip to the content" does not take the order out of the address, nor add a step for Back.
    event.preventDefault();
    toTop();
  };
  const onHash = ({ newURL }: HashChangeEvent) => {
    if (newURL === clicked) toTop();
    clicked = undefined;
    onChange();
  };
  window.addEventListener('click', onClick);
  window.addEventListener('hashchange', onHash);
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', onHash);
  };
}

/** As on a page that a link opens. Back leaves the place to the browser, which remembers it. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('content')?.focus({ preventScroll: true });
}
