import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './section.module.css';

/** A block of a page under its own heading. `id` is the block's address: /#reviews. */
export function Section({
  id,
  title,
  tone = 'paper',
  children,
}: {
  id: string;
  title: string;
  tone?: 'paper' | 'deep' | 'leaf';
  children: ReactNode;
}) {
  return (
    <section id={id} className={clsx(css.section, css[tone])} aria-labelledby={`${id}-title`}>
      <div className={css.inner}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
