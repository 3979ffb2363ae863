'use client';

import { Icon } from '@/components/ui/icon';
import { limits } from '@/lib/site/limits';
import css from './scroll-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past';

/** Appears after 300 px of scroll (spec §2) and brings her back up. */
export function ScrollToTop() {
  const shown = useScrolledPast(limits.scrollTopPx);
  if (!shown) return null;
  return (
    <button
      type="button"
      className={css.button}
      aria-label="Scroll to top"
      data-screen
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </button>
  );
}
