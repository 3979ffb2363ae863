import type { ReactNode } from 'react';
import css from './product-grid.module.css';

/** The list "Products": two cards a row on a phone, four on a wide screen. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    // The style takes the bullets, and with them Safari's list role; it is given back here.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.grid} role="list" aria-label="Products">
      {children}
    </ul>
  );
}
