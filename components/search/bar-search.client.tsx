'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import { searchFieldWords } from '@/words/search-field';
import css from './bar-search.module.css';
import type { SearchPanel } from './search-panel.client';

const searchPanel = lazyChunk(async () => (await import('./search-panel.client')).SearchPanel);

/**
 * What the field beside it finds. It loads, with the script that finds it, when the field first has the
 * focus.
 */
export function BarSearch() {
  const status = useRef<HTMLParagraphElement>(null);
  /** What is said until the panel is there, then the panel. */
  const [Panel, setPanel] = useState<typeof SearchPanel | string>('');

  useEffect(() => {
    const input = status.current?.parentElement?.querySelector('input');
    if (!input) return;
    const load = () => {
      setPanel(searchFieldWords.loading);
      searchPanel.load().then(
        (loaded) => {
          input.onfocus = null;
          setPanel(() => loaded);
        },
        () => setPanel(searchFieldWords.notLoaded),
      );
    };
    // In the HTML it would take the focus of a page that opens; now it does when the popover opens.
    input.autofocus = true;
    input.onfocus = load;
    if (document.activeElement === input) load();
  }, []);

  return typeof Panel === 'string' ? (
    <p ref={status} className={css.status} role="status">
      {Panel}
    </p>
  ) : (
    <Panel />
  );
}
