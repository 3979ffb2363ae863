'use client';

import type { ReactNode } from 'react';
import css from './top-bar.module.css';
import { useScrolledPast } from './use-scrolled-past.client';

const OPAQUE_PX = 10;

/** The fixed bar: transparent at the top of the page, opaque once scrolled. */
export function TopBar({ children }: { children: ReactNode }) {
  const opaque = useScrolledPast(OPAQUE_PX);
  return (
    <header className={css.bar} data-opaque={opaque}>
      {children}
    </header>
  );
}
