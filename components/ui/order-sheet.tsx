import type { ReactNode } from 'react';
import css from './order-sheet.module.css';
import { PageTitle } from './page-title';

/** The page of an order: its heading, with `top` below it, and a column that prints on a page or a roll. */
export function OrderSheet({
  title,
  top,
  children,
}: {
  title: string;
  top?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageTitle title={title}>{top}</PageTitle>
      <div className={css.content}>{children}</div>
    </>
  );
}
