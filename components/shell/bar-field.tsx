import { BarSearch } from '@/components/search/bar-search.client';
import { LineDrawing } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import { gridWords, words, wordsFor } from '@/lib/words/words';
import { searchFieldWords } from '@/words/search-field';
import css from './bar-field.module.css';

const searchWords = { ...gridWords, ...wordsFor('find', 'categoryLinks') };

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
        <SearchField words={words} name={searchFieldWords.name} />
        <BarSearch words={searchWords} />
      </div>
    </>
  );
}
