/**
 * The names of the controls of a box that something covers once they have the focus. Runs in the page, so it
 * must use nothing from outside itself.
 */
export function coveredControls(box: Element): (string | null)[] {
  return [...box.querySelectorAll<HTMLElement>('button, a, input, select, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches(':disabled'))
    .filter((control) => {
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = control.closest('label');
      return !(control.contains(seen) || label?.contains(seen));
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}
