import { categoriesWords } from '@/words/categories';
import css from './spinner.module.css';

/** In place of products that load. */
export function Spinner() {
  return (
    <div className={css.waiting} role="status" aria-label={categoriesWords.loading}>
      <span className={css.wheel} />
    </div>
  );
}
