/**
 * The parts of a box that are cut off: those past its sides or, where the box does not scroll, past its
 * lower edge; those that hide a part of their text; and text taller than its button.
 * Runs in the page, so it must use nothing from outside itself.
 */
export function cutOffParts(box: Element): string[] {
  const { left, right, bottom } = box.getBoundingClientRect();
  // Text for screen readers has no place on the screen, a label shows its radio, and these rows, tables, maps and
  // fields scroll: the rows are named in both languages.
  const exempt = [
    '.visually-hidden, input, textarea, table, [data-testid=map]',
    ...['Categories', 'Aina za bidhaa', 'Breadcrumb', 'Ulipo'].map(
      (name) => `nav[aria-label="${name}"]`,
    ),
    ...['Pictures', 'Picha'].map((name) => `ul[aria-label="${name}"]`),
    ...['Filter and sort', 'Chuja na upange'].map((name) => `[role=group][aria-label="${name}"]`),
  ].join();

  /** Whether it is in a row that a thumb swipes, one part after the other. */
  const isSwiped = (part: Element | null): boolean =>
    part !== null &&
    part !== box &&
    (getComputedStyle(part).scrollSnapType.startsWith('x') || isSwiped(part.parentElement));
  /** Whether an element is invisible, such as an empty live region. */
  const isEmpty = (part: Element) =>
    !part.textContent?.trim() && !part.matches('img') && !part.closest('svg');
  const isOutside = (part: Element) => {
    const own = part.getBoundingClientRect();
    const isBelow = !box.matches('body, dialog, [popover]') && own.bottom > bottom + 1;
    const isBeyond = own.width > 0 && (own.left < left - 1 || own.right > right + 1 || isBelow);
    return isBeyond && !isEmpty(part) && !isSwiped(part);
  };
  const hidesText = (part: Element) =>
    getComputedStyle(part).overflow !== 'visible' && part.scrollHeight > part.clientHeight + 1;
  const overflowsButton = (part: Element) => {
    const button = part.closest('button')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(part);
    const { top, bottom: end } = text.getBoundingClientRect();
    return button !== undefined && (top < button.top - 1 || end > button.bottom + 1);
  };

  return [...box.querySelectorAll('*')]
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !part.closest(exempt),
    )
    .filter((part) => {
      const hasText = [...part.childNodes].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      );
      return isOutside(part) || (hasText && (hidesText(part) || overflowsButton(part)));
    })
    .map((part) => part.outerHTML.slice(0, 120));
}
