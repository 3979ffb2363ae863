import type { ReactNode } from 'react';
import css from './empty-state.module.css';

/** Nothing here: says so, and what to do next. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.empty}>
      <div className={css.cloth} />
      <p className={css.title}>{title}</p>
      {children}
    </div>
  );
}
