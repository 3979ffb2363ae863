'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** The panel; the field is beside it, in the same box. */
type Panel = RefObject<HTMLElement | null>;

const boxOf = (panel: Panel) => panel.current?.parentElement;

/**
 * Whether the panel is open: from a touch or the focus in the box until one beside it, or Escape. In a
 * filled field Escape empties it, in every browser as in those whose search fields do so themselves.
 */
export function useOpenPanel(panel: Panel, onType: (text: string) => void): boolean {
  const [open, setOpen] = useState(true);
  // Before the paint: a panel that is not open is never seen.
  useLayoutEffect(() => {
    const box = boxOf(panel);
    if (!box) return;
    // The focus may have moved on while the script loaded; a touch on what takes none leaves it nowhere.
    const { activeElement, body } = document;
    setOpen(activeElement === body || box.contains(activeElement));
    const onUse = ({ target }: Event) => setOpen(box.contains(target as Node));
    const onKey = (event: KeyboardEvent) => {
      // In a product's dialog Escape closes that alone.
      if (event.key !== 'Escape' || box.querySelector('dialog[open]')) return;
      const { target } = event;
      if (target instanceof HTMLInputElement && box.contains(target) && target.value) {
        // Nor does it close the popover.
        event.preventDefault();
        onType('');
      } else {
        // The focus must not vanish with the result that has it.
        if (panel.current?.contains(document.activeElement)) box.querySelector('input')?.focus();
        setOpen(false);
      }
    };
    // On the document, after React's own listener, which was added earlier: if the panel were drawn
    // before React takes what was typed, the field would have its former text again.
    document.addEventListener('input', onUse);
    document.addEventListener('pointerdown', onUse);
    document.addEventListener('focusin', onUse);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('input', onUse);
      document.removeEventListener('pointerdown', onUse);
      document.removeEventListener('focusin', onUse);
      document.removeEventListener('keydown', onKey);
    };
  }, [panel, onType]);
  return open;
}

/** The height in px with which the panel ends where the screen does, or the phone's keyboard begins. */
export function useFittedHeight(panel: Panel, open: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const fitIn = () => {
      if (!panel.current || !visualViewport) return;
      const end = visualViewport.offsetTop + visualViewport.height;
      setHeight(end - panel.current.getBoundingClientRect().top);
    };
    if (open) fitIn();
    visualViewport?.addEventListener('resize', fitIn);
    return () => visualViewport?.removeEventListener('resize', fitIn);
  }, [panel, open]);
  return height;
}
