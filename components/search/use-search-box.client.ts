'use client';

import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

/** As many characters count as in Shop's address (lib/finding/shelf-address). */
const LONGEST_QUERY = 80;

/** The panel; the field is beside it, in the same box. */
type Panel = RefObject<HTMLElement | null>;

const boxOf = (panel: Panel) => panel.current?.parentElement;

/** What is in the field; it lags behind where the phone is slow. */
export function useTyped(panel: Panel): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const input = boxOf(panel)?.querySelector('input');
    if (!input) return;
    const read = () => setText([...input.value].slice(0, LONGEST_QUERY).join(''));
    read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [panel]);
  return useDeferredValue(text);
}

/**
 * Whether the panel is open: from a touch or the focus in the box until one beside it, or Escape. In a
 * filled field Escape empties it, in every browser as in those whose search fields do so themselves.
 */
export function useOpenPanel(panel: Panel): boolean {
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
        target.value = '';
        target.dispatchEvent(new Event('input', { bubbles: true }));
      } else setOpen(false);
    };
    const reopen = () => setOpen(true);
    box.addEventListener('input', reopen);
    document.addEventListener('pointerdown', onUse);
    document.addEventListener('focusin', onUse);
    document.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('input', reopen);
      document.removeEventListener('pointerdown', onUse);
      document.removeEventListener('focusin', onUse);
      document.removeEventListener('keydown', onKey);
    };
  }, [panel]);
  return open;
}

/** Lets the panel end where the screen does, or the phone's keyboard begins. */
export function useFittedHeight(panel: Panel, open: boolean): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const fitIn = () => {
      if (!panel.current || !visualViewport) return;
      const end = visualViewport.offsetTop + visualViewport.height;
      panel.current.style.maxHeight = `${end - panel.current.getBoundingClientRect().top}px`;
    };
    if (open) fitIn();
    visualViewport?.addEventListener('resize', fitIn);
    return () => visualViewport?.removeEventListener('resize', fitIn);
  }, [panel, open]);
}
