'use client';

/**
 * What has the focus, and sizes that are being chosen; a dialog's foot is below a notice. The page may have
 * sizes of other products.
 */
const inUse = [
  ':focus:not(fieldset *, dialog [data-foot] *)',
  '[role=radiogroup]:is(dialog *, [aria-invalid], :focus-within)',
].join();

/** From a notice, which may still be arriving, to what is above it. */
const gapPx = 16;

/**
 * Scrolls what is in use in `root` out from under the `notices`, at once: what is still
 * moving cannot be measured.
 */
export function scrollClear(notices: HTMLElement, root: ParentNode): void {
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
