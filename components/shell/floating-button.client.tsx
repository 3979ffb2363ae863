'use client';

import clsx from 'clsx/lite';
import { type ComponentProps, useRef } from 'react';
import css from './floating-button.module.css';
import { useGivesWay } from './use-gives-way.client';

/** A button that floats over the page, and is out of view while it would cover something to tap. */
export function FloatingButton({ className, ...attributes }: ComponentProps<'button'>) {
  const ref = useRef<HTMLButtonElement>(null);
  const givesWay = useGivesWay(ref);
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(className, givesWay && css.away)}
      {...attributes}
    />
  );
}
