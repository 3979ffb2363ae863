'use client';

import { type RefObject, useEffect, useState } from 'react';

/** What can be tapped. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** So much of a control may be covered: the edge of a wide button or of a card can be spared. */
const LARGEST_SHARE = 0.1;

/**
 * Whether what floats over the page at `ref` has to give way, as it would cover something to tap. It stays
 * while it has the focus.
 */
export function useGivesWay(ref: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setGivesWay(coversControl(ref.current)));
    };
    look();
    // What comes and goes without a change of the page's height comes by a tap.
    const events = ['scroll', 'resize', 'click', 'focusin', 'focusout'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true });
    const height = new ResizeObserver(look);
    height.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, look);
      height.disconnect();
    };
  }, [ref]);
  return givesWay;
}

function coversControl(floating: HTMLElement | null): boolean {
  if (!floating || floating.matches(':focus')) return false;
  const box = floating.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(`main :is(${CONTROLS}), footer a`)]
    .filter((control) => !floating.contains(control))
    .some((control) => coveredShare(placeOf(control), box) > LARGEST_SHARE);
}

/** The card of a link that covers it (components/ui/stretched-link.module.css). */
function placeOf(control: HTMLElement): DOMRect {
  const covers = getComputedStyle(control, '::after').position === 'absolute';
  return ((covers && control.offsetParent) || control).getBoundingClientRect();
}

function coveredShare(control: DOMRect, box: DOMRect): number {
  const width = Math.min(control.right, box.right) - Math.max(control.left, box.left);
  const height = Math.min(control.bottom, box.bottom) - Math.max(control.top, box.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (control.width * control.height);
}
