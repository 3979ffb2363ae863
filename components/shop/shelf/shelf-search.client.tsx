'use client';

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SearchBox } from '@/components/search/search-box.client';
import { textIn, withText } from '@/lib/finding/page-address';
import { searchFieldWords } from '@/words/search-field';
import css from './shelf-search.module.css';

/** A search starts when nothing more was typed for this long. */
const TYPING_MS = 250;

/**
 * Shop's search field. It follows the address, as Back and the chips change it; what is being typed is
 * newer.
 */
export function ShelfSearch({
  search,
  go,
}: {
  /** The query of the address. */
  search: string;
  go: (search: string, replace: boolean) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const isPassed = useIsPassed(box);

  /** Searches for a text; all that is typed at once is one step of Back. */
  const find = (text: string, isTyping = false) => {
    setTyped(undefined);
    go(withText(search, text), isTyping && textIn(search) !== '');
  };
  const findTyped = useEffectEvent((text: string) => find(text, true));
  useEffect(() => {
    if (typed === undefined) return;
    const pause = setTimeout(() => findTyped(typed), TYPING_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  // The text that was typed before hydration; the next change would replace it by the address's
  // search.
  useLayoutEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, []);

  return (
    <div
      ref={box}
      className={css.search}
      data-passed={isPassed ? '' : undefined}
      data-needs-script=""
    >
      <SearchBox
        field={field}
        name={searchFieldWords.inShop}
        text={typed ?? textIn(search)}
        onType={setTyped}
        onSearch={find}
        onShelf
      />
    </div>
  );
}

/** Whether an element is beneath the bar (--bar-row of a wide screen): its own field takes its place. */
function useIsPassed(ref: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((seen) => setPassed(!seen.at(-1)?.isIntersecting), {
      rootMargin: '-60px 0px 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isPassed;
}
