'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { openDialogsStore } from '@/lib/page/open-dialogs.client';
import { useReducedMotion } from './use-reduced-motion';

/**
 * Which of `count` slides is shown. It advances every `ms` and wraps round. It pauses while stopped, while
 * the pointer or the focus is in it, behind a dialog, under reduced motion, and while its controls are
 * scrolled out of view: slides change only while the shopper can stop them (docs/behaviour.md 9.2).
 */
export function useRotation(count: number, ms: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<'stopped' | 'started'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const covered = useStore(openDialogsStore, (dialogs) => dialogs.length > 0);
  const reduced = useReducedMotion();
  const holder = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(true);
  const stopped = chosen ? chosen === 'stopped' : reduced;
  const rotating = !stopped && !hovered && !focused && !covered && inView;

  // The pointer or the focus may have entered before hydration.
  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    setHovered(current.matches(':hover'));
    setFocused(current.contains(document.activeElement));
  }, []);

  useEffect(() => {
    // The bar's height and a space, in px (base.css): a control is out of view once the bar covers half.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    // Controls below the viewport count as in view: nothing of the carousel is visible yet.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setInView(isIntersecting);
      },
      { rootMargin: `-${scrollPaddingTop} 0px 99999px` },
    );
    if (controls.current) observer.observe(controls.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), ms);
    return () => clearTimeout(timer);
  }, [rotating, index, count, ms]);

  return {
    controls,
    index,
    rotating,
    stopped,
    go: (by: number) => setIndex((now) => (now + by + count) % count),
    toggle: () => setChosen(stopped ? 'started' : 'stopped'),
    /** For the element around the slides and their controls. */
    root: {
      ref: holder,
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
