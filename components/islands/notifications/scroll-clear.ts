'use client';

/** What has the focus, sizes, and what one may tap next. */
const inUse = ':focus:not(fieldset *), [role=radiogroup], [data-next]';

/** From where a notice is to what is above it; it arrives across this gap. */
const gapPx = 16;

/** Scrolls what is in use in `root` out from under the `notices`, which are at the lower edge. */
export function scrollClear(notices: HTMLElement, root: ParentNode): void {
  const cards = [...notices.querySelectorAll('[data-notice]')].map((card) =>
    card.getBoundingClientRect(),
  );
  const covered = [...root.querySelectorAll(inUse)].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return cards.some(
      (card) =>
        left < card.right && right > card.left && top < card.bottom && bottom > card.top - gapPx,
    );
  });
  // With the last one, those above it are clear.
  covered.at(-1)?.scrollIntoView({ block: 'nearest' });
}
