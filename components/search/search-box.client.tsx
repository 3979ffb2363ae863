'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { SearchField } from '@/components/ui/search-field';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { searchFieldWords } from '@/words/search-field';
import css from './search-box.module.css';

const searchPanel = lazyChunk(
  async () => (await import('@/components/search/panel/search-panel.client')).SearchPanel,
);

/** The announced text until the panel has loaded. */
const said = {
  unasked: '',
  loading: searchFieldWords.loading,
  failed: searchFieldWords.notLoaded,
  loaded: '',
};

/**
 * A search field, and the panel beneath it. The panel loads, with the script that finds, when the field
 * first has the focus.
 */
export function SearchBox({
  field,
  name,
  text,
  onType,
  onSearch,
  onShelf = false,
}: {
  field: RefObject<HTMLInputElement | null>;
  /** The id of the form: a page may have two search fields. */
  name: string;
  text: string;
  /** Called with the typed text and, without `onSearch`, with the choice in the panel. */
  onType: (text: string) => void;
  /** Takes what is searched; without it a form leads to Shop. */
  onSearch?: (text: string) => void;
  /** Whether the page shows what a text finds: the panel is for an empty field alone. */
  onShelf?: boolean;
}) {
  const { status, part: Panel, load } = useLazyChunk(searchPanel);
  const loadEarly = useEffectEvent(load);
  useEffect(() => {
    if (document.activeElement === field.current) loadEarly();
  }, [field]);

  return (
    <>
      <SearchField
        ref={field}
        name={name}
        value={text}
        onSearch={onSearch}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onFocus={load}
      />
      {Panel ? (
        <Panel typed={text} onType={onSearch ?? onType} onShelf={onShelf} />
      ) : (
        <p className={css.status} role="status">
          {said[status]}
        </p>
      )}
    </>
  );
}
