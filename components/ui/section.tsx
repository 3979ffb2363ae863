import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import css from './section.module.css';

/**
 * A block of a page under its own heading. `id` is the block's address: /#reviews. `below` says that
 * it is below the first screen of every phone: the first paint leaves it out.
 */
export function Section({
  id,
  title,
  tone,
  layout,
  below = false,
  children,
}: {
  id: string;
  title: ReactNode;
  /** Its ground; without one the page's. */
  tone?: 'deep' | 'dark' | undefined;
  /** Where its heading is on a wide screen; without it above what it has. */
  layout?: 'beside';
  below?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={clsx(css.section, tone && css[tone], layout && css[layout])}
      aria-labelledby={`${id}-title`}
      data-below={below ? '' : undefined}
    >
      <div className={css.inner}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
