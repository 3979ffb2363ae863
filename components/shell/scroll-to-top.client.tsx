'use client';

import { Icon } from '@/components/ui/icon';
import { shellWords } from '@/words/shell';
import { FloatingButton } from './floating.client';
import css from './scroll-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past.client';

const SHOWN_PX = 300;

/** Scrolls back to the top; there once the page is scrolled. */
export function ScrollToTop() {
  const shown = useScrolledPast(SHOWN_PX);
  if (!shown) return null;
  return (
    <FloatingButton
      className={css.button}
      aria-label={shellWords.scrollToTop}
      data-no-print=""
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </FloatingButton>
  );
}
