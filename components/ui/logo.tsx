import { shop } from '@/data/shop';
import css from './logo.module.css';

/** The shop's name beside a pineapple of kitenge diamonds. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true">
        <path
          className={css.leaf}
          d="M14 0l3.4 6L23 3l-2.4 6.6L27 10l-6.5 3.6H7.5L1 10l6.4-.4L5 3l5.6 3z"
        />
        <path className={css.fruit} d="M4 15h20l2 8-5 11H7L2 23z" />
        <path
          className={css.weave}
          d="M9 15l5 6 5-6M2.6 21 9 28l5-7 5 7 6.4-7M6 32l3-4 5 6 5-6 3 4"
        />
      </svg>
      {shop.name}
    </span>
  );
}
