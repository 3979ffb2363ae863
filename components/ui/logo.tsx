import { shop } from '@/data/shop';
import { logoMark } from '@/lib/brand/logo-mark';
import css from './logo.module.css';

/** The shop's name beside a pineapple of kitenge diamonds. */
export function Logo() {
  const { crown, fruit, weave, heart } = logoMark;
  return (
    <span className={css.logo}>
      <svg width="31" height="38" viewBox="6 0 52 64" aria-hidden="true">
        <path className={css.leaf} d={crown} />
        <path className={css.fruit} d={fruit} />
        <path className={css.weave} d={weave} />
        <path className={css.heart} d={heart} />
      </svg>
      {shop.name}
    </span>
  );
}
