'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import { OwnersText } from '@/components/ui/owners-text';
import { pillClass, pillCountClass, pillRowClass } from '@/components/ui/pills';
import { isPlainClick } from '@/lib/browser/presses.client';
import type { MarkedText } from '@/lib/format/owners-text';
import { pageHref } from '@/lib/links/site-path';
import css from './shelf.module.css';

interface Pill {
  /** '' for all. */
  id: string;
  name: MarkedText;
  /** Of its products. */
  count: number;
  /** The address that shows them alone. */
  path: `/${string}`;
}

/**
 * A row of links above the products; the `chosen` links are marked. `go`, if given, handles a plain
 * click.
 */
export function ShelfPills({
  name,
  pills,
  chosen,
  go,
  needsScript = false,
}: {
  /** Of the row. */
  name: string;
  pills: readonly Pill[];
  /** Their ids. */
  chosen: readonly string[];
  go?: ((id: string) => void) | undefined;
  /** Whether the addresses show all without script. */
  needsScript?: boolean;
}) {
  const row = useRef<HTMLElement>(null);
  const [first = ''] = chosen;
  const rowShows = useRef(first);
  // Another choice scrolls the row; hydration does not, as the shopper may have scrolled it already.
  useEffect(() => {
    if (rowShows.current === first) return;
    rowShows.current = first;
    showChosen(row.current);
  }, [first]);

  return (
    <nav
      ref={row}
      className={clsx(pillRowClass, css.pills)}
      aria-label={name}
      data-needs-script={needsScript ? '' : undefined}
      data-no-print=""
    >
      {pills.map(({ id, name: of, count, path }) => (
        <OwnersText
          as="a"
          of={of}
          key={id}
          className={pillClass}
          href={pageHref(path)}
          aria-current={chosen.includes(id) ? 'true' : undefined}
          onClick={
            go &&
            ((event: MouseEvent) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              go(id);
            })
          }
        >
          {of.text} <span className={pillCountClass}>{count}</span>
        </OwnersText>
      ))}
    </nav>
  );
}

/** Brings the chosen pill into the row's view; the page itself stays where it is. */
function showChosen(row: HTMLElement | null): void {
  const pill = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !pill) return;
  row.scrollLeft = pill.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
}
