import clsx from 'clsx/lite';
import css from './button.module.css';

/** The class of a button, or of a link that acts like one; `more` is a class added to it. */
export function buttonClass(
  kind: 'main' | 'chat' | 'plain' | 'round',
  more?: string | undefined,
): string {
  return clsx(css.button, css[kind], more);
}
