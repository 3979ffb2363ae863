'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { isPlainClick } from '@/lib/browser/presses.client';
import type { FullView } from './gallery-full-view.client';
import { scrollToSlide } from './scroll-to-slide.client';

const fullView = lazyChunk(async () => (await import('./gallery-full-view.client')).FullView);

type FullViewProps = ComponentProps<typeof FullView>;

/**
 * The script of the gallery: a thumbnail scrolls the strip without a new history entry, an arrow
 * key shows the next picture, and a tap opens a picture over the page. If the script does not load,
 * a picture stays a link to its file.
 */
export function GalleryScript(props: Pick<FullViewProps, 'product'>) {
  const [opened, setOpened] = useState<{
    View: (props: FullViewProps) => ReactNode;
    link: HTMLAnchorElement;
  }>();
  useEffect(() => fullView.prefetchAfter('input'), []);
  useEffect(() => {
    const gallery = document.getElementById('pictures');
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const slide = document.getElementById(link.hash.slice(1));
      if (slide) return scrollToSlide(slide);
      // The gallery is drawn in the build and has no state that could mark its link.
      link.dataset.pending = '';
      fullView
        .load()
        .then(
          (View) => setOpened({ View, link }),
          () => window.location.assign(link.href),
        )
        .finally(() => delete link.dataset.pending);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const side = {
        ArrowLeft: 'previousElementSibling',
        ArrowRight: 'nextElementSibling',
      } as const;
      const to = side[event.key as keyof typeof side];
      const next = to && (event.target as Element).closest('li')?.[to]?.querySelector('a');
      if (!next) return;
      event.preventDefault();
      next.focus();
      scrollToSlide(next.closest('li'));
    };
    gallery?.addEventListener('click', onClick);
    gallery?.addEventListener('keydown', onKeyDown);
    return () => {
      gallery?.removeEventListener('click', onClick);
      gallery?.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    opened && <opened.View {...props} link={opened.link} onClosed={() => setOpened(undefined)} />
  );
}
