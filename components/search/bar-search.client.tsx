'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { searchFieldWords } from '@/words/search-field';
import { SearchBox } from './search-box.client';

/** The bar's search field, and what it finds. */
export function BarSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  // The text that was typed before hydration.
  useLayoutEffect(() => setText(field.current?.value ?? ''), []);

  useEffect(() => {
    // The attribute is set here, because in the HTML it would move the focus when a page opens.
    // From here it works when the popover opens.
    if (field.current) field.current.autofocus = true;
  }, []);

  return <SearchBox field={field} name={searchFieldWords.name} text={text} onType={setText} />;
}
