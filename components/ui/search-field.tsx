import { shopPath } from '@/lib/catalogue/shop-paths';
import { sitePath } from '@/lib/site/site-path';
import css from './search-field.module.css';

/**
 * The search's field, in a form that leads to Shop with the search in the address. `text` is what it
 * begins with.
 */
export function SearchField({
  words,
  text,
}: {
  words: { name: string; hint: string };
  text?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows <search>
    <form role="search" action={sitePath(shopPath)}>
      <input
        type="search"
        name="q"
        className={css.field}
        aria-label={words.name}
        placeholder={words.hint}
        defaultValue={text}
        autoComplete="off"
      />
    </form>
  );
}
