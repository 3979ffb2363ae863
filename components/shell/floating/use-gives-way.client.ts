'use client';

import { type RefObject, useEffect, useState } from 'react';
import { doubleTapMs } from '@/lib/browser/presses.client';

/** Elements that can be tapped. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';
/** Where a box is looked at, in shares of its width and height: no control is smaller than the space between. */
const POINTS = [0.04, 0.27, 0.5, 0.73, 0.96];

/**
 * Whether what floats over the page at `ref` has to give way, as it would cover a part of something to tap. It
 * stays while a keyboard's focus is on it.
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
    let later: ReturnType<typeof setTimeout> | undefined;
    // A control that was pressed takes no pointer for a moment, so no hit test finds it.
    const lookAgain = () => {
      clearTimeout(later);
      later = setTimeout(look, doubleTapMs);
    };
    // Elements that come and go without a change of the page's height come by a tap.
    const events = ['scroll', 'resize', 'click', 'focusin', 'focusout'] as const;
    // Rows that scroll sideways, too.
    const seen = { passive: true, capture: true };
    for (const event of events) window.addEventListener(event, look, seen);
    window.addEventListener('click', lookAgain, seen);
    const height = new ResizeObserver(look);
    height.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      for (const event of events) window.removeEventListener(event, look, seen);
      window.removeEventListener('click', lookAgain, seen);
      height.disconnect();
    };
  }, [ref]);
  return givesWay;
}

function coversControl(floating: HTMLElement | null): boolean {
  if (!floating || floating.matches(':focus-visible')) return false;
  const box = floating.getBoundingClientRect();
  return controlsAt(box)
    .filter((control) => !floating.contains(control))
    .some((control) => {
      const place = control.getBoundingClientRect();
      return !isTall(place, box) && overlap(place, box);
    });
}

/**
 * The controls of the page at a box, by hit tests: to ask every control for its place would lay out the parts
 * that are left out of the first paint. What cannot be tapped is not hit.
 */
function controlsAt(box: DOMRect): readonly Element[] {
  const parts = POINTS.flatMap((x) =>
    POINTS.flatMap((y) =>
      document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height),
    ),
  );
  const controls = [...new Set(parts)].map((part) =>
    part.closest(`:is(main, footer) :is(${CONTROLS})`),
  );
  return [...new Set(controls)].filter((control) => control !== null);
}

/** A card or a picture can be tapped above or below what floats. */
function isTall(place: DOMRect, box: DOMRect): boolean {
  return place.height > 2 * box.height;
}

/** Whether they have more in common than an edge that was rounded. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1;
}
