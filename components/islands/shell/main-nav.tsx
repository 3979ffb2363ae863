'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/data/words/types';
import css from './main-nav.module.css';

/**
 * The links to the shop's pages: in the bar on a wide screen, behind the button "Menu" on a phone. The
 * menu is a popover, so it opens without script and closes on Escape, Back and a tap beside it.
 */
export function MainNav({
  words,
  links,
}: {
  words: Pick<Words, 'nav'>;
  links: readonly { href: `/${string}`; name: string }[];
}) {
  const page = usePathname();
  const nav = useRef<HTMLElement>(null);
  // A browser without popovers shows the links under the bar, with nothing to close.
  const close = useCallback(() => nav.current?.togglePopover?.(false), []);

  // In landscape a phone may be wide enough for the links in the bar.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 768px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return (
    <>
      <button type="button" className={css.button} popoverTarget="menu" aria-label={words.nav.menu}>
        <Icon name="menu" />
      </button>
      <nav ref={nav} id="menu" className={css.nav} popover="auto" aria-label={words.nav.name}>
        {links.map(({ href, name }) => (
          <SiteLink
            key={href}
            className={css.link}
            href={href}
            aria-current={current(href, page)}
            onClick={close}
          >
            {name}
          </SiteLink>
        ))}
      </nav>
    </>
  );
}

/** 'page' for the link to this page, 'true' for the link to Shop on a page inside it. */
function current(href: string, page: string): 'page' | 'true' | undefined {
  const here = page.endsWith('/') ? page : `${page}/`;
  if (href === here) return 'page';
  return href !== '/' && here.startsWith(href) ? 'true' : undefined;
}
