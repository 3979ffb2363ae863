import type { ReactNode } from 'react';
import css from './fold.module.css';

/** A question or a heading, and below it what a tap unfolds. Paper has all of it. */
export function Fold({
  title,
  lang = {},
  open = false,
  children,
}: {
  title: ReactNode;
  /** Its language, where that is not the page's. */
  lang?: { lang?: 'en' };
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.summary} {...lang}>
        {title}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
