'use client';

import { useEffect, useState } from 'react';

/**
 * Which of `count` slides is shown. It goes on by itself every `ms`, wraps round, and stands still
 * while stopped, while held (the pointer or the focus is on it) and under reduced motion (spec §4,
 * design §4.16).
 */
export function useRotation(count: number, ms: number) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const rotating = !stopped && !held;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

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
    toggle: () => setStopped((now) => !now),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
