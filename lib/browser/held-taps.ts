declare global {
  interface Window {
    /** The controls tapped before the script was there, in their order; none once it is. */
    taps?: Set<HTMLElement> | undefined;
  }
}

/**
 * Carries out the taps that the starter holds (lib/browser/starter), each in a task of its own: what one
 * changes stands when the next is carried out. From then on nothing is held.
 */
export function carryOutTaps(): void {
  const held = window.taps ?? [];
  window.taps = undefined;
  for (const control of held) {
    setTimeout(() => {
      delete control.dataset.heard;
      control.click();
    });
  }
}
