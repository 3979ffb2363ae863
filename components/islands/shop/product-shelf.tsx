'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { ProductDialog } from '@/components/islands/product/product-dialog';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { Product } from '@/lib/catalogue';

/**
 * A shelf of product cards, prerendered, whose plain taps open the product's dialog. Everything else
 * a link can do (a new tab, a long press, a tap before the script is there) goes to the page.
 */
export function ProductShelf({
  products,
  children,
}: {
  products: readonly Product[];
  children: ReactNode;
}) {
  const [opened, setOpened] = useState<Product>();

  const openTapped = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-product]')?.dataset.product;
    const product = products.find((candidate) => candidate.id === id);
    if (!product) return;
    event.preventDefault();
    setOpened(product);
  };

  return (
    // It only overhears the links within, which keyboards reach and press by themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div onClick={openTapped}>
      {children}
      {opened && <ProductDialog product={opened} onClosed={() => setOpened(undefined)} />}
    </div>
  );
}
