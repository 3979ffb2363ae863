'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import css from './bar-search.module.css';
import type { SearchPanel } from './search-panel.client';

type Panel = (props: ComponentProps<typeof SearchPanel>) => ReactNode;

const searchPanel = lazyChunk(async () => (await import('./search-panel.client')).SearchPanel);

/**
 * What the field beside it finds. It loads, with the script that finds it, when the field first has the
 * focus.
 */
export function BarSearch({ words }: { words: ComponentProps<typeof SearchPanel>['words'] }) {
  const status = useRef<HTMLParagraphElement>(null);
  /** What is said until the panel is there, then the panel. */
  const [Panel, setPanel] = useState<Panel | string>('');
  const { loading, notLoaded } = words.find;

  useEffect(() => {
    const input = status.current?.parentElement?.querySelector('input');
    if (!input) return;
    const load = () => {
      setPanel(loading);
      searchPanel.load().then(
        (loaded) => {
          input.onfocus = null;
          setPanel(() => loaded);
        },
        () => setPanel(notLoaded),
      );
    };
    // In the HTML it would take the focus of a page that opens; now it does when the popover opens.
    input.autofocus = true;
    input.onfocus = load;
    if (document.activeElement === input) load();
  }, [loading, notLoaded]);

  return typeof Panel === 'string' ? (
    <p ref={status} className={css.status} role="status">
      {Panel}
    </p>
  ) : (
    <Panel words={words} />
  );
}
