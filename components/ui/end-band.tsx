import type { ReactNode } from 'react';
import css from './end-band.module.css';

/** The coloured end of a page: a title with what belongs to it, and beside them the ways on. */
export function EndBand({
  id,
  title,
  ways,
  children,
}: {
  /** Of the title. */
  id: string;
  title: string;
  ways: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={css.band} aria-labelledby={id} data-no-print="">
      <div className={css.inner}>
        <div>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {children}
        </div>
        <div className={css.ways}>{ways}</div>
      </div>
    </section>
  );
}
