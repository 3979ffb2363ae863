'use client';

import clsx from 'clsx/lite';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openCart } from '@/lib/cart/open-cart.client';
import { Notice, type ShownNotice } from './notice.client';
import css from './notice-region.module.css';

/**
 * Shows notices on the page, or in the dialog `within`. Its live regions are in the page, empty, before
 * they have content: screen readers may miss text that is added together with its region. A notice is
 * announced once: one that was announced elsewhere is rendered outside the live regions, and so is the
 * button to the cart, which lies on the newest notice.
 */
export function NoticeRegion({
  notices,
  cartIsOpen,
  within,
}: {
  notices: readonly ShownNotice[];
  cartIsOpen: boolean;
  within?: HTMLDialogElement;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const drawn = notices.filter(({ isInPlace }) => !isInPlace);
  const newest = drawn.at(-1);
  const toCart = cartIsOpen ? undefined : newest?.added?.toCart;
  useScrolledClear(ref, newest?.id, within);
  const noticesIn = (role?: string) =>
    drawn.map(
      (notice, at) =>
        regionOf(notice, within) === role && (
          <Notice
            key={notice.id}
            notice={notice}
            place={drawn.length - 1 - at}
            button={notice === newest ? toCart : undefined}
          />
        ),
    );
  // Empty, as in the served page, it has no class: then no page carries the style of notices.
  const live = newest && css.live;
  const inPlace = notices.filter(
    (notice) => notice.isInPlace && regionOf(notice, within) === 'alert',
  );
  const silent = inPlace.length > 0 ? 'visually-hidden' : undefined;
  return (
    <div
      ref={ref}
      className={newest && clsx(css.notices, within && css.inDialog)}
      data-notices=""
      data-no-print=""
    >
      <div className={live} role="status" aria-atomic="false">
        {noticesIn('status')}
      </div>
      <div className={live ?? silent} role="alert" aria-atomic="false">
        {inPlace.map(({ id, text }) => (
          <p key={id} className="visually-hidden">
            {text}
          </p>
        ))}
        {noticesIn('alert')}
      </div>
      {noticesIn()}
      {toCart && (
        <button
          key={newest?.id}
          type="button"
          className={clsx(css.toCart, newest?.leaving && css.leaving)}
          onClick={openCart}
        >
          {toCart}
        </button>
      )}
    </div>
  );
}

/** The live region that announces a notice; undefined where it was announced elsewhere. */
function regionOf(
  { type, announcedIn }: ShownNotice,
  within: HTMLDialogElement | undefined,
): 'alert' | 'status' | undefined {
  if (announcedIn !== within) return undefined;
  return type === 'warning' || type === 'error' ? 'alert' : 'status';
}

/** Keeps what is in use on the page, or in the dialog, clear of the notices since the newest came. */
function useScrolledClear(
  ref: RefObject<HTMLElement | null>,
  newestId: number | undefined,
  within: HTMLDialogElement | undefined,
): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!newestId || !region) return;
    const root = within ?? document;
    // By the next frame the foot's height is set.
    const observer = new ResizeObserver(() => {
      requestAnimationFrame(() => scrollClear(region, root));
    });
    observer.observe(region);
    // An addition may add a link to the foot, and the notice is then higher.
    for (const foot of root.querySelectorAll('[data-foot]')) observer.observe(foot);
    return () => observer.disconnect();
  }, [ref, newestId, within]);
}

/**
 * The focused element, and sizes that are being chosen. A dialog's foot is below a notice. The page
 * may have sizes of other products.
 */
const inUse = [
  ':focus:not(fieldset *, dialog [data-foot] *)',
  '[role=radiogroup]:is(dialog *, [aria-invalid], :focus-within)',
].join();

/** From a notice, which may still be arriving, to what is above it. */
const gapPx = 16;

/**
 * Scrolls the used control in `root` out from under the `notices`, at once, because a moving
 * element cannot be measured.
 */
function scrollClear(notices: HTMLElement, root: ParentNode): void {
  const show = (part: Element | null | undefined) =>
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // With the lowest, those above it are clear. A foot that was at the edge until then may come from beneath,
  // so that it is looked at again.
  for (let turn = 0; turn < 3; turn += 1) show(coveredBy(notices, root).at(-1));
  // Where not all of it has room, sizes with the focus are in view.
  show(root.querySelector('[role=radiogroup]:focus-within'));
}

function coveredBy(notices: HTMLElement, root: ParentNode): Element[] {
  const cards = [...notices.querySelectorAll('[data-notice]')].map((card) =>
    card.getBoundingClientRect(),
  );
  return [...root.querySelectorAll(inUse)].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return cards.some(
      (card) =>
        left < card.right && right > card.left && top < card.bottom && bottom > card.top - gapPx,
    );
  });
}
