import type { ReactNode } from 'react';
import css from './two-columns.module.css';

/** Two sections on one ground, `beside` at the right of the other on a wide screen. */
export function TwoColumns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className={css.ground}>
      <div className={css.columns}>
        <div>{children}</div>
        <div className={css.beside}>{beside}</div>
      </div>
    </div>
  );
}
