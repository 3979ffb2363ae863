'use client';

import type { ReactNode } from 'react';
import { usePagePath } from '@/components/page/use-page-path.client';
import { Icon } from '@/components/ui/icon';
import { navLinks } from '@/components/ui/nav-links';
import { SiteLink } from '@/components/ui/site-link';
import { shellWords } from '@/words/shell';
import css from './main-nav.module.css';

/**
 * The links to the shop's pages: in the bar on a wide screen, behind the button "Menu" on a phone.
 * The menu is a popover, so that it opens without script, and closes on Escape, Back and a tap
 * beside it. On a phone `categories` (a list) is above the links, and `children` (paragraphs) are
 * below.
 */
export function MainNav({ categories, children }: { categories: ReactNode; children: ReactNode }) {
  const page = usePagePath();
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="menu"
        aria-label={shellWords.nav.menu}
      >
        <Icon name="menu" />
      </button>
      <nav id="menu" className={css.menu} popover="auto" aria-label={shellWords.nav.name}>
        {categories}
        <div className={css.pages}>
          {navLinks.map(({ href, name }) => (
            <SiteLink
              key={href}
              className={css.link}
              href={href}
              aria-current={current(href, page)}
            >
              {name}
            </SiteLink>
          ))}
        </div>
        {children}
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
