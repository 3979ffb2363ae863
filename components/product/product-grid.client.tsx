'use client';

import clsx from 'clsx/lite';
import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ProductDialog } from '@/components/product/dialog/product-dialog.client';
import { cardPlace, type PicturePlace } from '@/components/ui/picture-places';
import { type PricedProduct, ProductCard, type ShownProduct } from '@/components/ui/product-card';
import { type GoodsColumns, goodsColumns } from '@/components/ui/tile-columns';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { isPlainClick } from '@/lib/browser/presses.client';
import { cardsInFirstScreen } from '@/lib/catalogue/card-sizes';
import { productCardWords } from '@/words/product-card';
import css from './product-grid.module.css';
import { useSecondPicture } from './use-second-picture.client';

const productDialog = lazyChunk(
  async () => (await import('@/components/product/dialog/product-dialog.client')).ProductDialog,
);

/** The first card below every phone's first screen, counted from 0, in a grid that begins in that screen and in another. */
const FIRST_BELOW = { firstScreen: 9, other: 4 };

/** A tap draws one card again, and not all of them. */
const Card = memo(ProductCard);

/**
 * The list "Products". A plain click on a card opens the product's dialog; anything else a link can do
 * (a new tab, a long press, a click before hydration) goes to the product's page, and so does a click
 * whose dialog does not load, or whose product has no price yet.
 */
export function ProductGrid({
  products,
  count = products.length,
  heading,
  name = productCardWords.list,
  firstScreen = false,
  oneRow = false,
  className,
}: {
  products: readonly ShownProduct[];
  /** How many of them are in sight. */
  count?: number;
  heading: 'h2' | 'h3';
  /** Of the list. */
  name?: string;
  /** Whether the grid begins in a phone's first screen, whose pictures load at once. */
  firstScreen?: boolean;
  /** Whether the class shows one row of them, of as many as fit. */
  oneRow?: boolean;
  className?: string | undefined;
}) {
  const [opened, setOpened] = useState<OpenedProduct>();
  /** The id of the product whose dialog loads. */
  const [pending, setPending] = useState<string>();
  useEffect(() => productDialog.prefetchAfter('input'), []);
  const secondPicture = useSecondPicture();
  const { medium, wide, veryWide } = goodsColumns(count);
  // The same object for the same columns: a card that gets another one is drawn again.
  const place = useMemo(
    () => (oneRow ? cardPlace : goodsPlace({ medium, wide, veryWide })),
    [oneRow, medium, wide, veryWide],
  );

  const openClicked = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-product]');
    const product = products.find((candidate) => candidate.id === link?.dataset.product);
    if (!link || product?.priceKes === undefined) return;
    event.preventDefault();
    setPending(product.id);
    productDialog
      .load()
      .then(
        (Dialog) => setOpened({ Dialog, product }),
        () => window.location.assign(link.href),
      )
      .finally(() => setPending(undefined));
  };

  return (
    <>
      {/* The style removes the bullets, and with them Safari's list role. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links within take the keys */}
      <ul
        className={clsx(css.grid, !oneRow && css.counted, className)}
        style={oneRow ? undefined : columnsStyle({ medium, wide, veryWide })}
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="list"
        aria-label={name}
        onClick={openClicked}
        {...secondPicture.handlers}
      >
        {products.map((product, at) => (
          <Card
            key={product.id}
            product={product}
            heading={heading}
            Over={secondPicture.of(product.id)}
            pending={product.id === pending}
            eager={firstScreen && at < cardsInFirstScreen}
            below={at >= FIRST_BELOW[firstScreen ? 'firstScreen' : 'other']}
            place={place}
          />
        ))}
      </ul>
      {opened && (
        <opened.Dialog
          product={opened.product}
          given={opened.product.chosenSize}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function columnsStyle({ medium, wide, veryWide }: GoodsColumns) {
  return { '--medium': medium, '--wide': wide, '--very-wide': veryWide } as CSSProperties;
}

/**
 * About how wide a card's picture is. From 768 px on it is a column of the page, which has some 92 % of the
 * screen's width, from 1700 px on 86 %, and at most 1920 px.
 */
export function goodsPlace({ medium, wide, veryWide }: GoodsColumns): PicturePlace {
  const vw = (columns: number, pageVw = 92) => `${Math.floor(pageVw / columns - 1)}vw`;
  const widest = Math.ceil(1920 / veryWide);
  return {
    ...cardPlace,
    sizes: `(min-width: 2200px) ${widest}px, (min-width: 1700px) ${vw(veryWide, 86)}, (min-width: 1024px) ${vw(wide)}, (min-width: 768px) ${vw(medium)}, (min-width: 640px) 22vw, (min-width: 600px) 29vw, 44vw`,
  };
}

interface OpenedProduct {
  Dialog: (props: ComponentProps<typeof ProductDialog>) => ReactNode;
  product: PricedProduct;
}
