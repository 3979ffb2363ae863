'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { SearchField } from '@/components/ui/search-field';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { searchFieldWords } from '@/words/search-field';
import css from './bar-search.module.css';

const searchPanel = lazyChunk(
  async () => (await import('@/components/search/panel/search-panel.client')).SearchPanel,
);

/** What is said until the panel is there. */
const said = {
  unasked: '',
  loading: searchFieldWords.loading,
  failed: searchFieldWords.notLoaded,
  loaded: '',
};

/**
 * The bar's search field, and what it finds. That loads, with the script that finds it, when the field
 * first has the focus.
 */
export function BarSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { status, part: Panel, load } = useLazyChunk(searchPanel);

  // What was typed before hydration.
  useLayoutEffect(() => setText(field.current?.value ?? ''), []);

  const loadEarly = useEffectEvent(load);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    // React cannot give it later, and in the HTML it would take the focus of a page that opens: now it
    // does when the popover opens.
    current.autofocus = true;
    if (document.activeElement === current) loadEarly();
  }, []);

  return (
    <>
      <SearchField
        ref={field}
        name={searchFieldWords.name}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={load}
      />
      {Panel ? (
        <Panel typed={text} onType={setText} />
      ) : (
        <p className={css.status} role="status">
          {said[status]}
        </p>
      )}
    </>
  );
}
