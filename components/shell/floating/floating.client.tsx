'use client';

import clsx from 'clsx/lite';
import { type ComponentProps, useRef } from 'react';
import css from './floating.module.css';
import { useGivesWay } from './use-gives-way.client';

/** A button that floats over the page, and is out of view while it would cover something to tap. */
export function FloatingButton({ className, ...attributes }: ComponentProps<'button'>) {
  const ref = useRef<HTMLButtonElement>(null);
  const givesWay = useGivesWay(ref);
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(css.tab, className, givesWay && css.away)}
      {...attributes}
    />
  );
}

/** A link that does the same. */
export function FloatingLink({ className, children, ...attributes }: ComponentProps<'a'>) {
  const ref = useRef<HTMLAnchorElement>(null);
  const givesWay = useGivesWay(ref);
  return (
    <a ref={ref} className={clsx(css.tab, className, givesWay && css.away)} {...attributes}>
      {children}
    </a>
  );
}
