import type { ReactNode } from 'react';
import { KitengeBand } from './kitenge-band';
import css from './page-top.module.css';

/** The top of a page: yellow behind the transparent bar, then what it says, and its kitenge edge. */
export function PageTop({ children }: { children: ReactNode }) {
  return (
    <div className={css.top}>
      <div className={css.inner}>{children}</div>
      <KitengeBand slim />
    </div>
  );
}
