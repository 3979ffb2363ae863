import type { ReactNode } from 'react';
import css from './order-sheet.module.css';
import { PageTitle } from './page-title';

/** The page of an order: its heading, with `top` below it, and a column that prints on a page or a roll. */
export function OrderSheet({
  title,
  top,
  small,
  children,
}: {
  title: string;
  top?: ReactNode;
  /** Whether `top` says more than the heading does. */
  small?: boolean;
  children: ReactNode;
}) {
  return (
    // As high as a screen, so that the footer is not moved by what loads later.
    <div className={css.sheet}>
      <PageTitle title={{ text: title }} small={small}>
        {top}
      </PageTitle>
      <div className={css.content}>{children}</div>
    </div>
  );
}
