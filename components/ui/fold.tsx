import type { ReactNode } from 'react';
import type { MarkedText } from '@/lib/format/owners-text';
import css from './fold.module.css';
import { OwnersText } from './owners-text';

/** A question or a heading, and below it what a tap unfolds. Paper has all of it. */
export function Fold({
  title,
  open = false,
  children,
}: {
  title: MarkedText<ReactNode>;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={css.fold} open={open}>
      <OwnersText as="summary" of={title} className={css.summary} />
      <div className={css.content}>{children}</div>
    </details>
  );
}
