'use client';

import { useEffect, useState } from 'react';
import { type LineToday, linesToday, type TodaysCatalogue } from '@/lib/cart/cart-today';
import { askShop, type CatalogueStatus, todaysCatalogue } from '@/lib/cart/todays-catalogue.client';
import { lastCatalogueFile } from '@/lib/catalogue/catalogue-file.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { linkLines } from '@/lib/order/link-lines';
import type { LinkContent } from '@/lib/order/order-link-format';

/** The lines of a link as the shop has them today. */
export interface OrderToday {
  /**
   * An entry for each line of the link, in its order, by the rule of a cart: lib/cart/cart-today.
   */
  lines: readonly LineToday[];
  /** 'unreachable': the prices are the link's. */
  status: Extract<CatalogueStatus, 'pending' | 'loaded' | 'unreachable'>;
  /** The day of the prices, '2026-11-22', where the phone had kept them and the shop is not reached. */
  keptOf?: string;
  /** Asks the shop once more. */
  retry: () => void;
}

interface Answer {
  content: LinkContent;
  attempt: number;
  products: ReadonlyMap<string, CardProduct>;
  catalogue: TodaysCatalogue | undefined;
}

/** The lines of a link with today's names, pictures, prices and stock, which are asked for once, again on `retry`, and where they did not arrive once the network is back. */
export function useOrderToday(content: LinkContent): OrderToday {
  const [answered, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    void ask(content).then((answer) => {
      if (!left) setAnswer({ ...answer, attempt });
    });
    return () => {
      left = true;
    };
  }, [content, attempt]);
  const answer = answered?.content === content ? answered : undefined;
  const lines = linkLines(content.lines, answer?.products ?? new Map());
  const keptOf = answer?.catalogue?.isKept ? answer.catalogue.date : undefined;
  const isLoaded = answer?.catalogue && !keptOf;
  const status = answer?.attempt === attempt ? (isLoaded ? 'loaded' : 'unreachable') : 'pending';
  // A phone on the move goes online many times: what is loaded stays.
  useEffect(() => {
    if (status === 'loaded') return;
    const askAgain = () => setAttempt((last) => last + 1);
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [status]);
  return {
    lines: linesToday(lines, answer?.catalogue),
    status,
    ...(keptOf && { keptOf }),
    retry: () => setAttempt(attempt + 1),
  };
}

/** Without the names and pictures of all its products the prices do not count either: a line is one or the other. */
async function ask(content: LinkContent): Promise<Omit<Answer, 'attempt'>> {
  const ids = [...new Set(content.lines.map(({ id }) => id))];
  const file = await askShop();
  const catalogue = file && todaysCatalogue(file, ids);
  const known = (file ?? lastCatalogueFile())?.products.filter(({ id }) => ids.includes(id)) ?? [];
  const isWhole = ids.every((id) => catalogue?.products.has(id));
  return {
    content,
    products: new Map(known.map((product) => [product.id, product])),
    catalogue: isWhole ? catalogue : undefined,
  };
}
