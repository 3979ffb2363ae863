'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import css from './main-nav.module.css';

const links = [
  { href: '/', name: 'Home' },
  { href: '/shop/', name: 'Shop' },
  { href: '/about/', name: 'About' },
  { href: '/contact/', name: 'Contact' },
] as const;

/**
 * The four links: in the bar on a wide screen, behind the button "Menu" on a phone. The menu is a
 * popover, so it opens without script and closes on Escape, Back and a tap beside it.
 */
export function MainNav() {
  const page = usePathname();
  const nav = useRef<HTMLElement>(null);
  // An old browser knows no popovers: there the links stand under the bar, and nothing is to close.
  const close = useCallback(() => nav.current?.togglePopover?.(false), []);

  // Turned sideways a phone may be wide enough for the links in the bar.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 768px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return (
    <>
      <button type="button" className={css.button} popoverTarget="menu" aria-label="Menu">
        <Icon name="menu" />
      </button>
      <nav ref={nav} id="menu" className={css.nav} popover="auto" aria-label="Main">
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

/** A link to this page is 'page'; one to what this page is a part of, as a category is of Shop, 'true'. */
function current(href: string, page: string): 'page' | 'true' | undefined {
  const here = page.endsWith('/') ? page : `${page}/`;
  if (href === here) return 'page';
  return href !== '/' && here.startsWith(href) ? 'true' : undefined;
}
