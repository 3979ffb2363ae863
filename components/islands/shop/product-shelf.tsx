'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { ProductDialog } from '@/components/islands/product/product-dialog';
import type { CardProduct } from '@/lib/catalogue/product';
import { laterPart } from '@/lib/page/lazy-chunk.client';
import { isPlainClick } from '@/lib/page/plain-click.client';

const productDialog = laterPart(
  async () => (await import('@/components/islands/product/product-dialog')).ProductDialog,
);

/**
 * A shelf of product cards, prerendered, whose plain taps open the product's dialog. Everything else
 * a link can do (a new tab, a long press, a tap before the script is there) goes to the page; so does
 * a tap whose dialog does not come.
 */
export function ProductShelf({
  products,
  children,
}: {
  products: readonly CardProduct[];
  children: ReactNode;
}) {
  const [opened, setOpened] = useState<OpenedProduct>();
  useEffect(productDialog.fetchAhead, []);

  const openTapped = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-product]');
    const product = products.find((candidate) => candidate.id === link?.dataset.product);
    if (!link || !product) return;
    event.preventDefault();
    link.dataset.heard = '';
    productDialog
      .get()
      .then(
        (Dialog) => setOpened({ Dialog, product }),
        () => window.location.assign(link.href),
      )
      .finally(() => delete link.dataset.heard);
  };

  return (
    // It only overhears the links within, which keyboards reach and press by themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div onClick={openTapped}>
      {children}
      {opened && <opened.Dialog product={opened.product} onClosed={() => setOpened(undefined)} />}
    </div>
  );
}

interface OpenedProduct {
  Dialog: (props: ComponentProps<typeof ProductDialog>) => ReactNode;
  product: CardProduct;
}
