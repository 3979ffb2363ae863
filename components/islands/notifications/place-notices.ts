import price from '@/components/ui/price.module.css';
import { type Area, clearFloor, clearGapPx } from '@/lib/page/clear-floor';
import { noticeGapPx } from '@/lib/site/limits';

/** What stays in view or is in use: no notice may cover it, however high it must be for that. */
const inUse = '[data-foot], button:focus, a:focus, fieldset[aria-invalid]';
/** What no notice in the lower half of the screen may cover. */
const named = `h1, h2, h3, aside, .${price.price}`;

/**
 * Puts the `region` of notices at the bottom of the screen, or of the dialog `within`, clear of names,
 * prices and what is in use (docs/behaviour.md 45.1). It takes half of the screen's height at most: of more
 * notices than fit, the newest are shown.
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
  const column =
    box?.left ?? document.querySelector('header :is(svg, img)')?.getBoundingClientRect().left ?? 0;
  style.left = `${box ? column + clearGapPx : Math.max(clearGapPx, column)}px`;
  if (box) style.right = `${innerWidth - box.right + clearGapPx}px`;
  const { left, right } = region.getBoundingClientRect();
  const bottom = Math.min(innerHeight, box?.bottom ?? innerHeight) - clearGapPx;
  const lowerHalf = { left, right, top: innerHeight / 2, bottom };
  const cards = [...region.querySelectorAll<HTMLElement>('[data-notice]')];
  const rowPx = remPx() * (noticeGapPx / 16);
  const highest = Math.max(0, ...cards.map((card) => card.offsetHeight));
  const used = areasOf(inUse);
  const all = [...used, ...areasOf(named)];

  let rows = Math.min(cards.length, Math.floor(innerHeight / 2 / rowPx));
  const heightPx = () => Math.max(0, rows - 1) * rowPx + highest;
  let floor = clearFloor(lowerHalf, heightPx(), all);
  while (floor === undefined && rows > 1) {
    rows -= 1;
    floor = clearFloor(lowerHalf, heightPx(), all);
  }
  floor ??= clearFloor({ ...lowerHalf, top: 0 }, heightPx(), used) ?? bottom;
  style.bottom = `${innerHeight - floor}px`;
  // The shadow and the ring of focus are outside a card.
  style.clipPath = `inset(${region.offsetHeight - heightPx() - 4}px -${clearGapPx}px -${clearGapPx}px)`;
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
