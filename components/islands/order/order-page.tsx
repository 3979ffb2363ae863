'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { SiteLink } from '@/components/ui/site-link';
import { shop } from '@/data/shop';
import type { Words } from '@/data/words/types';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { fillText } from '@/lib/format/fill-text';
import { linkCode } from '@/lib/order/link-code';
import { type LinkContent, type LinkProblem, parseLink } from '@/lib/order/order-code';
import { shownReference } from '@/lib/order/reference';
import { chatLink } from '@/lib/site/links';
import { orderPageWords } from '@/lib/site/order-page-words';
import css from './order-page.module.css';
import { OrderView } from './order-view';
import { useOrderToday } from './use-order-today';

/** What the page of an order gets from the server; the rest of its words is in its own script. */
export type SharedWords = Pick<Words, 'order' | 'share' | 'notFound'>;

const { orderPage, history } = orderPageWords;

/**
 * The page of an order or a cart that its address has after '#', and of this phone's orders without one
 * (docs/behaviour.md 34.1). `heading` is the prerendered one.
 */
export function OrderPage({ words, heading }: { words: SharedWords; heading: string }) {
  const hash = useSyncExternalStore(subscribe, readHash, () => undefined);
  const code = hash === undefined ? undefined : linkCode(hash);
  const content = useMemo(() => (code ? parseLink(code) : undefined), [code]);
  if (code === undefined) return <Opening heading={heading} />;
  if (content === undefined) return <NoLink />;
  if (typeof content === 'string') return <Unread problem={content} />;
  return <Linked key={code} words={words} code={code} content={content} />;
}

/** Before the script runs, and where none does. */
function Opening({ heading }: { heading: string }) {
  return (
    <>
      <PageTitle title={heading} />
      <div className={css.content}>
        <noscript>
          <p>{orderPage.noScript}</p>
        </noscript>
      </div>
    </>
  );
}

function NoLink() {
  return (
    <>
      <PageTitle title={history.title} />
      <div className={css.content}>
        <SiteLink href={shopPath}>{orderPage.damaged.shop}</SiteLink>
      </div>
    </>
  );
}

function Unread({ problem }: { problem: LinkProblem }) {
  const { damaged, newer } = orderPage;
  const { title, text } = problem === 'version' ? newer : damaged;
  return (
    <>
      <PageTitle title={title} />
      <div className={css.content}>
        <EmptyState title={text}>
          {problem === 'version' && (
            <button type="button" className={buttonClass('main')} onClick={() => location.reload()}>
              {newer.reload}
            </button>
          )}
          <a
            className={buttonClass(problem === 'version' ? 'plain' : 'main')}
            href={chatLink(fillText(damaged.askText, { shop: shop.name }))}
          >
            {damaged.ask}
          </a>
          <SiteLink className={buttonClass('plain')} href={shopPath}>
            {damaged.shop}
          </SiteLink>
        </EmptyState>
      </div>
    </>
  );
}

function Linked({
  words,
  code,
  content,
}: {
  words: SharedWords;
  code: string;
  content: LinkContent;
}) {
  const today = useOrderToday(content);
  const { order } = content;
  const title = order
    ? fillText(orderPage.order, { reference: shownReference(order.reference) })
    : fillText(orderPage.cart, { shop: shop.name });
  return (
    <>
      <PageTitle title={title} />
      <div className={css.content}>
        <OrderView words={words} code={code} content={content} today={today} />
      </div>
    </>
  );
}

function readHash(): string | undefined {
  return window.location.hash;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
