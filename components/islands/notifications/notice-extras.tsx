'use client';

import clsx from 'clsx/lite';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cartDialogStore, openCart } from '@/lib/cart/cart-dialog.client';
import { fillText } from '@/lib/format/fill-text';
import { sitePath } from '@/lib/site/site-path';
import css from './notice-extras.module.css';
import type { ShownNotice } from './notice-region';
import type { Added } from './notifications-context';
import { placeNotices } from './place-notices';

/** The notices that are answered: the cart has shown their addition, or their size is chosen. */
const answered = new Set<number>();

/**
 * What the notices of a region have beside their text (docs/behaviour.md section 45): pictures, sizes and counts,
 * the button to the cart on the newest one, and a place where they cover nothing that is in use. It has a
 * script of its own, so it completes the elements of the notices here and costs the first page nothing.
 * Nothing of it is announced, and the button is in no live region.
 */
export function NoticeExtras({
  notices,
  within,
}: {
  notices: readonly ShownNotice[];
  within: HTMLDialogElement | undefined;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const cartIsOpen = useStore(cartDialogStore, ({ open }) => open === true);
  const newest = notices.at(-1);
  const added = newest && addedIn(newest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is completed once, when it is new
  useLayoutEffect(() => {
    const region = ref.current?.parentElement;
    if (!region) return;
    notices.forEach((notice, at) => {
      const card = region.querySelector<HTMLElement>(`[data-notice="${notice.id}"]`);
      if (!card) return;
      const isOlder = notice.announcedIn !== within;
      if (cartIsOpen && isOlder && addedIn(notice)) answered.add(notice.id);
      complete(card, notice, countEqual(notices.slice(0, at + 1)));
      if (notice !== newest) card.querySelector('[data-text]')?.remove();
    });
    if (newest?.type === 'warning') {
      markMissing(String(newest.text), () => {
        answered.add(newest.id);
        region.querySelector(`[data-notice="${newest.id}"]`)?.setAttribute('hidden', '');
      });
    }
    const place = () => placeNotices(region, within);
    place();
    // The page may be scrolling to the sizes.
    addEventListener('scrollend', place, { once: true });
    // An addition may add a link to the foot of the dialog.
    const feet = [...(within ?? document).querySelectorAll('[data-foot]')];
    const observer = feet[0] && new ResizeObserver(place);
    for (const foot of feet) observer?.observe(foot);
    return () => {
      removeEventListener('scrollend', place);
      observer?.disconnect();
    };
  }, [newest?.id, within]);
  return (
    <div ref={ref} className={clsx(css.actions, newest?.leaving && css.leaving)}>
      {newest && added && !cartIsOpen && !answered.has(newest.id) && (
        <button key={newest.id} type="button" className={css.toCart} onClick={openCart}>
          {added.words.toCart}
        </button>
      )}
    </div>
  );
}

/** Completes a notice's element, once: `count` is how many that say the same are shown with it. */
function complete(card: HTMLElement, notice: ShownNotice, count: number): void {
  card.hidden = answered.has(notice.id);
  const added = addedIn(notice);
  const [mark, text] = card.children;
  if (!mark || !text || 'complete' in card.dataset) return;
  card.dataset.complete = '';
  card.classList.add(css.arriving ?? '');
  if (count > 1) {
    mark.textContent = `${count}×`;
    mark.classList.add(css.count ?? '');
  }
  if (!added) return;
  text.setAttribute('data-size', fillText(added.words.sizeChosen, { size: added.line.size }));
  text.classList.add(css.sized ?? '');
  card.append(...pictureOf(added), roomFor(added));
}

/** What is shown of an addition; nothing beside a text that takes the room, that the phone keeps no cart. */
function addedIn({ text, added }: ShownNotice): Added | undefined {
  return text === added?.words.added ? added : undefined;
}

/** How many of the notices say what the last one says. */
function countEqual(notices: readonly ShownNotice[]): number {
  const last = notices.at(-1);
  return notices.filter(
    ({ text, added }) =>
      text === last?.text &&
      added?.line.image === last?.added?.line.image &&
      added?.line.size === last?.added?.line.size,
  ).length;
}

function pictureOf({ line: { image } }: Added): readonly HTMLElement[] {
  if (!image) return [];
  const picture = hidden('img', css.picture);
  picture.src = sitePath(image as `/${string}`);
  return [picture];
}

/** As large as the button to the cart, which is on it, so that the text leaves it free. */
function roomFor({ words }: Added): HTMLElement {
  const room = hidden('span', css.room);
  room.dataset.text = words.toCart;
  return room;
}

function hidden<T extends 'span' | 'img'>(tag: T, name: string | undefined) {
  const element = document.createElement(tag);
  element.className = name ?? '';
  element.ariaHidden = 'true';
  return element;
}

/**
 * Outlines the sizes of which one was missing, where the focus is, until one is chosen, and then calls
 * `onChosen`. Their legend shows the `issue` by the style: the notice has announced it, and the group keeps
 * its name.
 */
function markMissing(issue: string, onChosen: () => void): void {
  const sizes = document.activeElement?.closest('form [role=radiogroup]');
  if (!sizes) return;
  const parts = [sizes, ...sizes.querySelectorAll('input')];
  for (const part of parts) part.setAttribute('aria-invalid', 'true');
  sizes.classList.add(css.missing ?? '');
  sizes.querySelector('legend')?.setAttribute('data-issue', issue);
  const forget = () => {
    for (const part of parts) part.removeAttribute('aria-invalid');
    onChosen();
  };
  sizes.addEventListener('change', forget, { once: true });
}
