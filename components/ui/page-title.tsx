import type { ReactNode } from 'react';
import css from './page-title.module.css';

/** A page's own heading, clear of the fixed bar, and the words beneath it. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.top}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}
