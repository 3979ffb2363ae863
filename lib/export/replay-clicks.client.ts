declare global {
  interface Window {
    /**
     * The controls tapped before the script was there for them, in their order, some more than once.
     * Not there where the scripts are not held back (DEFER_SCRIPTS=0).
     */
    taps?: HTMLElement[];
  }
}

/**
 * Says that the script is there for what stands in `place`, the whole page or an island that came after
 * it: what the starter holds of it (lib/export/starter.client) is carried out, each control once, in a task of
 * its own, so that what one changes stands when the next is carried out. From then on nothing is held
 * there, but in what still sleeps within.
 */
export function wake(place: HTMLElement): void {
  delete place.dataset.asleep;
  if (!window.taps) return;
  const held = new Set(window.taps);
  window.taps = [];
  for (const control of held) {
    if (control.closest('[data-asleep]')) window.taps.push(control);
    else
      setTimeout(() => {
        delete control.dataset.heard;
        control.click();
      });
  }
}
