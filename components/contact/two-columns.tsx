import type { ReactNode } from 'react';
import css from './two-columns.module.css';

/** Two sections on one ground, side by side on a wide screen. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className={css.ground}>
      <div className={css.columns}>{children}</div>
    </div>
  );
}
