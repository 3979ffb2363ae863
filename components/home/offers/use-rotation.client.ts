'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserValue } from '@/components/page/use-browser-value.client';
import { openDialogsStore } from '@/lib/browser/open-dialogs.client';

const reducedMotion = '(prefers-reduced-motion: reduce)';

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Which of `count` slides is in view: the browser scrolls them, and the index follows. They advance every
 * `ms` and wrap round. They pause while stopped, while the pointer or the focus is in them, behind a
 * dialog, under reduced motion, and while their controls are out of view: slides change only while the
 * shopper can stop them.
 */
export function useRotation(count: number, ms: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const covered = useStore(openDialogsStore, (dialogs) => dialogs.length > 0);
  const reduced = useBrowserValue(() => window.matchMedia(reducedMotion).matches, false);
  const { inUse, root } = useInUse();
  const controls = useRef<HTMLDivElement>(null);
  const inView = useInView(controls);
  const row = useRef<HTMLDivElement>(null);
  /** Where a scroll that a button began is leading. */
  const goal = useRef<number>(undefined);
  const stopped = chosen ?? reduced;
  const rotating = !stopped && !inUse && !covered && inView;

  const leave = () => {
    goal.current = undefined;
  };

  const follow = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = row.current ?? {};
    const at = Math.round((scrollLeft * count) / scrollWidth);
    if (at === goal.current) leave();
    setIndex(at);
  };
  // The shopper may have swiped before hydration.
  const followEarly = useEffectEvent(follow);
  useEffect(() => followEarly(), []);

  const go = (by: number) => {
    const { current } = row;
    if (!current) return;
    goal.current = ((goal.current ?? index) + by + count) % count;
    current.scrollLeft = (goal.current * current.scrollWidth) / count;
  };
  const advance = useEffectEvent(() => go(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(advance, ms);
    return () => clearTimeout(timer);
  }, [rotating, index, ms]);

  return {
    index,
    rotating,
    stopped,
    go,
    toggle: () => setChosen(!stopped),
    /** For the element around the slides and their controls. */
    root,
    /** For the element that scrolls the slides. */
    slides: { ref: row, onScroll: follow, onPointerDown: leave },
    /** For the element of the controls. */
    controls,
  };
}

/** Whether the pointer or the focus is in the element that gets the properties of `root`. */
function useInUse() {
  const ref = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const check = () => setInUse(Boolean(ref.current?.matches(':hover, :focus-within')));
  // The pointer or the focus may have entered before hydration.
  const checkEarly = useEffectEvent(check);
  useEffect(() => checkEarly(), []);
  const root = {
    ref,
    onMouseEnter: check,
    onMouseLeave: check,
    onFocus: check,
    onBlur: check,
  };
  return { inUse, root };
}

function useInView(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setInView(isIntersecting);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}
