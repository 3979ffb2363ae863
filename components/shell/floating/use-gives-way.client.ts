'use client';

import { type RefObject, useEffect, useState } from 'react';
import { doubleTapMs } from '@/lib/browser/presses.client';

/** The elements of the page that can be tapped. */
const CONTROLS = ':is(main, footer) :is(a, button, input, label, select, summary, textarea)';

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
      frame = requestAnimationFrame(() => {
        // In each of the next frames a part of the page comes into the layout: one look follows the last.
        if ('firstPaint' in document.documentElement.dataset) look();
        else setGivesWay(coversControl(ref.current));
      });
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
  // Their places first, in one layout: a hit test of each point below the box takes a phone a tenth of a second.
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    // To ask for a place in a closed <details> would lay out its content.
    if (!isLaidOut(control)) return false;
    const place = control.getBoundingClientRect();
    return (
      Boolean(overlap(place, box)) &&
      !isTall(place, box) &&
      !floating.contains(control) &&
      [...control.getClientRects()].some((line) => canBeTapped(control, overlap(line, box)))
    );
  });
}

function isLaidOut(control: Element & { checkVisibility?: () => boolean }): boolean {
  return control.checkVisibility?.() ?? true;
}

/** Where a part is looked at, in shares of its width and height: a round control has no corners. */
const POINTS = [0.1, 0.5, 0.9];

/** Whether a tap on a part of the screen can reach the control: what clips the control is hit in its place. */
function canBeTapped(control: Element, part: DOMRect | undefined): boolean {
  if (!part) return false;
  const { left, top, width, height } = part;
  const hit = POINTS.flatMap((x) =>
    POINTS.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
  );
  return hit.some((element) => control.contains(element));
}

/** A card or a picture can be tapped above or below what floats. */
function isTall(place: DOMRect, box: DOMRect): boolean {
  return place.height > 2 * box.height;
}

/** What two have in common, if it is more than an edge that was rounded. */
function overlap(one: DOMRect, other: DOMRect): DOMRect | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - left;
  const height = Math.min(one.bottom, other.bottom) - top;
  return width > 1 && height > 1 ? new DOMRect(left, top, width, height) : undefined;
}
