'use client';

import { type FocusEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openDialogsStore } from '@/lib/browser/open-dialogs';
import { useReducedMotion } from './use-reduced-motion';

/**
 * Which of `count` slides is shown. It goes on by itself every `ms`, wraps round, and stands still
 * while stopped, while the pointer or the focus is in it, behind a dialog, and under reduced motion
 * (spec §4, design §4.16).
 */
export function useRotation(count: number, ms: number) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<'stopped' | 'started'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const covered = useStore(openDialogsStore, (dialogs) => dialogs.length > 0);
  const reduced = useReducedMotion();
  const stopped = chosen ? chosen === 'stopped' : reduced;
  const rotating = !stopped && !hovered && !focused && !covered;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), ms);
    return () => clearTimeout(timer);
  }, [rotating, index, count, ms]);

  return {
    index,
    rotating,
    stopped,
    go: (by: number) => setIndex((now) => (now + by + count) % count),
    toggle: () => setChosen(stopped ? 'started' : 'stopped'),
    /** For the element that holds the slides and their controls. */
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
