'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserValue } from '@/components/page/use-browser-value.client';
import { openDialogsStore } from '@/lib/page/open-dialogs.client';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Which of `count` slides is in view: the browser scrolls them, and the index follows. They advance every
 * `ms` and wrap round. They pause while stopped, while the pointer or the focus is in them, behind a
 * dialog, under reduced motion, and while their controls are out of view: slides change only while the
 * shopper can stop them.
 */
export function useRotation(count: number, ms: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [inUse, setInUse] = useState(false);
  const covered = useStore(openDialogsStore, (dialogs) => dialogs.length > 0);
  const reduced = useBrowserValue(() => window.matchMedia(reducedMotion).matches, false);
  const row = useRef<HTMLDivElement>(null);
  /** Where a scroll that a button began is leading. */
  const goal = useRef<number>(undefined);
  const [inView, setInView] = useState(false);
  const stopped = chosen ?? reduced;
  const rotating = !stopped && !inUse && !covered && inView;

  const follow = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = row.current ?? {};
    const at = Math.round((scrollLeft * count) / scrollWidth);
    if (at === goal.current) leave();
    setIndex(at);
  };

  const leave = () => {
    goal.current = undefined;
  };

  const go = (by: number) => {
    const { current } = row;
    if (!current) return;
    goal.current = ((goal.current ?? index) + by + count) % count;
    current.scrollLeft = (goal.current * current.scrollWidth) / count;
  };

  const checkUse = () => {
    const holder = row.current?.parentElement;
    setInUse(Boolean(holder?.matches(':hover, :focus-within')));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on what is there
  useEffect(() => {
    const controls = row.current?.nextElementSibling;
    if (!controls) return;
    // The shopper may have swiped, and the pointer or the focus may have entered, before hydration.
    follow();
    checkUse();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setInView(isIntersecting);
    });
    observer.observe(controls);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(go, ms, 1);
    return () => clearTimeout(timer);
  }, [rotating, index, count, ms]);

  return {
    index,
    rotating,
    stopped,
    go,
    /** For the element that scrolls the slides. */
    slides: { ref: row, onScroll: follow, onPointerDown: leave },
    toggle: () => setChosen(!stopped),
    /** For the element around the slides and, last, their controls. */
    root: {
      onMouseEnter: checkUse,
      onMouseLeave: checkUse,
      onFocus: checkUse,
      onBlur: checkUse,
    },
  };
}
