import type { ReactNode } from 'react';
import { KitengeBand } from './kitenge-band';
import css from './page-top.module.css';

/** The yellow block at the top of a page, behind the transparent bar, with its kitenge edge. */
export function PageTop({ children }: { children: ReactNode }) {
  return (
    <div className={css.top}>
      <div className={css.inner}>{children}</div>
      <KitengeBand slim />
    </div>
  );
}
