'use client';

import type { ReactNode } from 'react';
import { useScrolledPast } from '@/components/shell/floating/use-scrolled-past.client';
import css from './top-bar.module.css';

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
