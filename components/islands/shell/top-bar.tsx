'use client';

import type { ReactNode } from 'react';
import * as limits from '@/lib/site/limits';
import css from './top-bar.module.css';
import { useScrolledPast } from './use-scrolled-past';

/** The fixed bar: transparent at the top of the page, opaque once scrolled (docs/behaviour.md 1.6). */
export function TopBar({ children }: { children: ReactNode }) {
  const opaque = useScrolledPast(limits.barOpaquePx);
  return (
    <header className={css.bar} data-opaque={opaque}>
      {children}
    </header>
  );
}
