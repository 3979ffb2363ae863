'use client';

import clsx from 'clsx/lite';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { ProductGrid } from './product-grid.client';
import css from './with-others.module.css';

type Products = ComponentProps<typeof ProductGrid>['products'];

/**
 * A few products under their heading, and others under theirs: together one row of a wide screen, of `WIDE_ROW`
 * at most, elsewhere one below the other. One group alone has the row.
 */
export function WithOthers({
  top,
  products,
  title,
  others,
  firstScreen = false,
}: {
  /** The heading of the products. */
  top?: ReactNode;
  products: Products;
  /** The heading of the others. */
  title: string;
  others: Products;
} & Pick<ComponentProps<typeof ProductGrid>, 'firstScreen'>) {
  const count = products.length;
  if (count === 0 && others.length === 0) return null;
  return (
    <div className={clsx(css.groups, count > 0 && others.length > 0 && css.beside)}>
      {count > 0 && (
        <div className={css.group} style={share(count)}>
          {top}
          <ProductGrid
            products={products}
            heading="h3"
            firstScreen={firstScreen}
            oneRow
            className={css.row}
          />
        </div>
      )}
      {others.length > 0 && (
        <div className={css.group} style={share(WIDE_ROW - count)}>
          <h2 className={css.title}>{title}</h2>
          <ProductGrid products={others} name={title} heading="h3" oneRow className={css.row} />
        </div>
      )}
    </div>
  );
}

/** The columns of a group, of those of the row. */
const share = (columns: number) => ({ '--share': columns }) as CSSProperties;
