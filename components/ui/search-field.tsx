import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { shop } from '@/data/shop';
import { shopPath } from '@/lib/links/page-paths';
import { pageHref } from '@/lib/links/site-path';
import { searchFieldWords } from '@/words/search-field';
import css from './search-field.module.css';

/**
 * The search's field, in a form that leads to Shop with the search in the address. `onSearch` takes what is
 * searched in place of the form. `children` are beside the field, such as a button.
 */
export function SearchField({
  name,
  onSearch,
  children,
  ...input
}: {
  /** The id of the form: a page may have two search fields. */
  name: string;
  onSearch?: ((text: string) => void) | undefined;
  children?: ReactNode;
} & Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onInput' | 'onFocus'>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch?.(String(new FormData(event.currentTarget).get('q')));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows <search>
    <form role="search" action={pageHref(shopPath)} aria-label={name} onSubmit={onSearch && submit}>
      <input
        type="search"
        name="q"
        className={css.field}
        aria-label={searchFieldWords.name}
        placeholder={shop.searchExample ?? searchFieldWords.hint}
        autoComplete="off"
        {...input}
      />
      {children}
    </form>
  );
}
