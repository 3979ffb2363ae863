import { BarSearch } from '@/components/search/bar-search.client';
import { LineDrawing } from '@/components/ui/icon';
import { searchFieldWords } from '@/words/search-field';
import css from './bar-field.module.css';

/**
 * The search's field in the bar, behind a button on a phone: a popover, as the menu is.
 */
export function BarField() {
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="search"
        aria-label={searchFieldWords.name}
        data-needs-script=""
      >
        <LineDrawing path="m20 20-4.5-4.5M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
      </button>
      <div id="search" className={css.box} popover="auto" data-needs-script="">
        <BarSearch />
      </div>
    </>
  );
}
