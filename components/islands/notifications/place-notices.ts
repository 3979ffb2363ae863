'use client';

import button from '@/components/ui/button.module.css';
import price from '@/components/ui/price.module.css';
import { type Area, clearFloor, clearGapPx } from '@/lib/page/clear-floor';
import { noticeGapPx } from '@/lib/site/limits';

/** What stays in view or is in use. */
const inUse = '[data-foot], button:focus, a:focus, fieldset[aria-invalid]';
/** Names and prices, and what floats over the page. */
const named = `h1, h2, h3, aside, .${price.price}`;
/** What sells, and may be tapped next. */
const next = `.${button.main}, form .${button.chat}`;

/** A notice with a picture and a button, and the gaps beside it. */
const leastWidthPx = 300;

/** From the picture of a dialog to its foot (components/islands/product/product-dialog.module.css). */
const footGapPx = 24;

/**
 * Puts the `region` of notices below the dialog `within` where there is room; else at the bottom of it, or
 * of the screen, clear of names, prices and what is in use (docs/behaviour.md 45.1), and of the button that
 * sells where there is room. It takes half of the screen's height at most: of more notices than fit, the
 * newest are shown.
 */
export function placeNotices(region: HTMLElement, within: HTMLDialogElement | undefined): void {
  const root = within ?? document;
  const areasOf = (selector: string): Area[] =>
    [...root.querySelectorAll(selector)]
      .filter((part) => !region.contains(part))
      .map((part) => part.getBoundingClientRect());
  const { innerWidth, innerHeight } = window;
  const { style } = region;
  const box = within?.getBoundingClientRect();
  // On a wide screen in the column of the pictures, where the logo is too.
  const logo = innerWidth < 768 ? null : document.querySelector('header :is(svg, img)');
  const column = logo?.getBoundingClientRect().left ?? clearGapPx;
  style.left = `${box ? box.left + clearGapPx : column}px`;
  if (box) {
    // Beside a foot that leaves the room, as under the picture of a phone held sideways.
    const foot = within?.querySelector('[data-foot]')?.getBoundingClientRect();
    const end = foot && foot.left - box.left > leastWidthPx ? foot.left - footGapPx : box.right;
    style.right = `${innerWidth - end + clearGapPx}px`;
  }
  const { left, right } = region.getBoundingClientRect();
  const bottom = Math.min(innerHeight, box?.bottom ?? innerHeight) - clearGapPx;
  const lowerHalf = { left, right, top: innerHeight / 2, bottom };
  const cards = [...region.querySelectorAll<HTMLElement>('[data-notice]')];
  const rowPx = remPx() * (noticeGapPx / 16);
  const highest = Math.max(0, ...cards.map((card) => card.offsetHeight));
  const most = Math.max(1, Math.min(cards.length, Math.floor(innerHeight / 2 / rowPx)));
  const used = areasOf(inUse);
  const apart = [...used, ...areasOf(named)];

  let heightPx = highest;
  const floorAt = (areas: readonly Area[]) => {
    for (let rows = most; rows > 0; rows -= 1) {
      heightPx = (rows - 1) * rowPx + highest;
      const floor = clearFloor(lowerHalf, heightPx, areas);
      if (floor !== undefined) return floor;
    }
    return undefined;
  };
  const belowDialog = () => {
    const spacePx = box ? innerHeight - box.bottom - clearGapPx - highest : -1;
    if (!box || spacePx < clearGapPx / 2) return undefined;
    heightPx = Math.min(most - 1, Math.floor(spacePx / rowPx)) * rowPx + highest;
    return box.bottom + clearGapPx + heightPx;
  };
  const floor =
    belowDialog() ??
    floorAt([...apart, ...areasOf(next)]) ??
    floorAt(apart) ??
    clearFloor({ ...lowerHalf, top: innerHeight / 4 }, heightPx, used) ??
    bottom;
  style.bottom = `${innerHeight - floor}px`;
  // The shadow and the ring of focus are outside a card.
  style.clipPath = `inset(${region.offsetHeight - heightPx - 4}px -${clearGapPx}px -${clearGapPx}px)`;
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
