'use client';

import { FloatingButton } from '@/components/shell/floating/floating.client';
import { useScrolledPast } from '@/components/shell/floating/use-scrolled-past.client';
import { Icon } from '@/components/ui/icon';
import { shellWords } from '@/words/shell';
import css from './scroll-to-top.module.css';

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
