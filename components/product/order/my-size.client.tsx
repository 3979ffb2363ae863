'use client';

import clsx from 'clsx/lite';
import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/notices/use-notifications.client';
import mark from '@/components/ui/size-mark.module.css';
import type { MarkedSize } from '@/components/ui/size-picker';
import type { CardProduct } from '@/lib/catalogue/product';
import { isSizeSoldOut } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { forgetSize, mySizesStore, rememberSize } from '@/lib/remembered/my-sizes.client';
import { productWords } from '@/words/product';
import css from './my-size.module.css';
import { askedByAddress } from './use-size.client';

/**
 * The size that the shopper chose last in this group of sizes: its radio is marked and described by
 * the line, which offers to forget it, and says where the product does not have it. In a place that is
 * `low` large letters leave the line to screen readers.
 */
export function MySize({
  product,
  form,
  size,
  given,
  low,
  onMark,
}: {
  product: CardProduct;
  form: RefObject<HTMLFormElement | null>;
  /** The chosen one; '' for none. */
  size: string;
  /** The one that was chosen before the product was opened; '' for none. */
  given: string;
  low: boolean;
  /** Called with the size to mark, undefined for none. */
  onMark: (marked: MarkedSize | undefined) => void;
}) {
  const { sizeGroup, sizes, hasSizeGuide } = product;
  const id = useId();
  const mine = useStore(mySizesStore, (state) => state.sizes[sizeGroup] ?? '');
  const place = sizes.indexOf(mine);
  const soldOut = isSizeSoldOut(product, mine);

  useRemembered(product, form, size, given);

  useEffect(() => {
    onMark(mine && !soldOut ? { size: mine, describedBy: id } : undefined);
    return () => onMark(undefined);
  }, [onMark, id, mine, soldOut]);

  if (!mine) return null;
  const text = fillText(
    place < 0
      ? productWords.mySizeNotMade
      : soldOut
        ? productWords.mySizeSoldOut
        : productWords.mySize,
    { size: mine },
  );
  return (
    <div
      className={clsx(css.line, low ? css.inLowPlace : hasSizeGuide && css.besideGuide)}
      data-no-print=""
    >
      <span id={id} className={place < 0 || soldOut ? undefined : mark.line}>
        {text}
      </span>
      <Forget product={product} form={form} size={mine} />
    </div>
  );
}

function Forget({
  product: { sizeGroup, sizes },
  form,
  size,
}: Pick<ComponentProps<typeof MySize>, 'product' | 'form' | 'size'>) {
  const notify = useNotifications();
  return (
    <button
      type="button"
      className={css.forget}
      aria-label={fillText(productWords.forgetSize, { size })}
      onClick={() => {
        // The button goes: the focus stays among the sizes.
        const radios = form.current?.querySelectorAll<HTMLElement>('[type=radio]') ?? [];
        const radio = radios[sizes.indexOf(size)] ?? form.current?.querySelector('input:enabled');
        radio?.focus();
        forgetSize(sizeGroup);
        notify('info', fillText(productWords.forgotten, { size }));
      }}
    >
      {productWords.forget}
    </button>
  );
}

/** Remembers each size that is tapped. */
function useRemembered(
  product: CardProduct,
  form: RefObject<HTMLFormElement | null>,
  size: string,
  given: string,
) {
  const started = useRef(false);
  useEffect(() => {
    const isTapped = started.current || !isGiven(product, size, given, form.current);
    started.current = true;
    if (size && isTapped) rememberSize(product.sizeGroup, size);
  }, [product, size, given, form]);
}

/**
 * Whether a size that was chosen before this script loaded was chosen by the address or kept by a reload,
 * and not tapped on this visit. A size that a reload kept counts as tapped where the phone remembers no
 * size of the group: it was forgotten since.
 */
function isGiven(
  { path, sizeGroup }: CardProduct,
  size: string,
  given: string,
  form: HTMLElement | null,
): boolean {
  if (size === given) return true;
  if (form?.closest('dialog')) return false;
  if (askedByAddress(path, 'size') === size) return true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' && sizeGroup in mySizesStore.getState().sizes;
}
