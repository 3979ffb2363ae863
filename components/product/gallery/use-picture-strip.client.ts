'use client';

import { type RefObject, useRef, useState } from 'react';

/** Which picture of a strip is in front, and the ways to another; a swipe needs no script. */
export interface PictureStrip {
  /** The number of the picture in front, counted from 0. */
  at: number;
  /** Scrolls to a picture, or as near as there is one. */
  goTo: (to: number, behavior?: ScrollBehavior) => void;
  /** Scrolls so many pictures on; while the strip still moves, from where it will stop. */
  step: (by: number) => void;
  /** For the list of pictures. */
  props: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
    onKeyDown: () => void;
  };
}

/** A strip of `count` pictures, at first in front of the one with the number `first`. */
export function usePictureStrip(count: number, first = 0): PictureStrip {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  /** Where the strip is going, in px: until it is there, what it passes is not in front. */
  const goal = useRef<number>(undefined);

  const goTo = (to: number, behavior: ScrollBehavior = 'auto') => {
    const next = Math.min(Math.max(0, to), count - 1);
    setAt(next);
    const strip = ref.current;
    if (!strip) return;
    const left = placesIn(strip)[next] ?? 0;
    goal.current = isAt(strip, left) ? undefined : left;
    strip.scrollTo({ left, behavior });
  };
  const forgetGoal = () => {
    goal.current = undefined;
  };
  return {
    at,
    goTo,
    step: (by) => goTo(at + by),
    props: {
      ref,
      onScroll: () => {
        const strip = ref.current;
        if (!strip) return;
        if (goal.current === undefined) setAt(nearest(placesIn(strip), strip.scrollLeft));
        else if (isAt(strip, goal.current)) forgetGoal();
      },
      // A scroll by the shopper ends a scroll by a button.
      onPointerDown: forgetGoal,
      onWheel: forgetGoal,
      onKeyDown: forgetGoal,
    },
  };
}

/** Whether a strip is scrolled so far, in px. */
function isAt(strip: HTMLUListElement, left: number): boolean {
  return Math.abs(left - strip.scrollLeft) <= 1;
}

/** How far the strip is scrolled, in px, where each picture is in its middle or as near as it can be. */
function placesIn(strip: HTMLUListElement): number[] {
  const { left: start } = strip.getBoundingClientRect();
  const most = strip.scrollWidth - strip.clientWidth;
  return [...strip.children].map((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    const place = left - start + strip.scrollLeft - (strip.clientWidth - width) / 2;
    return Math.min(Math.max(0, place), most);
  });
}

/** The number of the place nearest to one. */
function nearest(places: readonly number[], to: number): number {
  const distances = places.map((place) => Math.abs(place - to));
  return distances.indexOf(Math.min(...distances));
}
