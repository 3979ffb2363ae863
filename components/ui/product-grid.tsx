import type { ReactNode } from 'react';
import css from './product-grid.module.css';

/** The list "Products": two cards a row on a phone, four on a wide screen. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    // Safari drops the list role of a list without bullets: the attribute restores it.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.grid} role="list" aria-label="Products">
      {children}
    </ul>
  );
}
