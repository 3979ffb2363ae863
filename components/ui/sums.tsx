import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import css from './sums.module.css';

/** The rows of what an order comes to. */
export function Sums({ children }: { children: ReactNode }) {
  return <dl className={css.sums}>{children}</dl>;
}

/** A name and its sum at the right edge; `whole` is the sum that counts. */
export function Sum({
  name,
  where,
  value,
  whole = false,
}: {
  name: string;
  /** Where the order goes, below the name. */
  where?: string | undefined;
  value: string;
  whole?: boolean;
}) {
  return (
    <div className={clsx(css.row, whole && css.whole)}>
      <dt className={clsx(css.name, where && css.long)}>
        {name}
        {/* A link's text may be written from right to left: that ends with it. */}
        {where && <bdi className={css.where}>{where}</bdi>}
      </dt>{' '}
      <dd className={whole ? css.wholeValue : css.value}>{value}</dd>
    </div>
  );
}
