import clsx from 'clsx';
import css from './button.module.css';

/** The look of a button or of a link that acts like one. */
export function buttonLook(
  kind: 'main' | 'chat' | 'plain' | 'round',
  more?: string | undefined,
): string {
  return clsx(css.button, css[kind], more);
}
