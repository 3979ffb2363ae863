'use client';

import clsx from 'clsx/lite';
import css from '@/components/product/picture-strip.module.css';
import { buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { fullViewWords } from '@/words/full-view';
import type { PictureStrip } from './use-picture-strip.client';

/** Steps to the picture before or after the one with the number `at` of `count`; at an end it does nothing. */
export function StepButton({
  by,
  at,
  count,
  step,
  className,
}: Pick<PictureStrip, 'at' | 'step'> & {
  by: -1 | 1;
  count: number;
  className?: string | undefined;
}) {
  return (
    <button
      type="button"
      className={buttonClass('round', clsx(css.step, className))}
      aria-label={by < 0 ? fullViewWords.previous : fullViewWords.next}
      aria-disabled={at === (by < 0 ? 0 : count - 1)}
      onClick={() => step(by)}
    >
      <LineDrawing path={by < 0 ? 'm14 6-6 6 6 6' : 'm10 6 6 6-6 6'} />
    </button>
  );
}
