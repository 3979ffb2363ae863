'use client';

import { SiteLink } from '@/components/ui/site-link';
import { type findPages, pageAddresses } from '@/lib/finding/find-pages';
import { searchPagesWords } from '@/words/search-pages';
import css from './page-links.module.css';

/** Links to the pages that a search names, each with what is there; nothing for none. */
export function PageLinks({ pages }: { pages: ReturnType<typeof findPages> }) {
  if (pages.length === 0) return null;
  return (
    // The style removes the bullets, and with them Safari's list role.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.pages} role="list" aria-label={searchPagesWords.list}>
      {pages.map((id) => (
        <li key={id} className={css.page}>
          <SiteLink className={css.link} href={pageAddresses[id]}>
            {searchPagesWords[id].name}
          </SiteLink>
          <span className={css.line}>{searchPagesWords[id].line}</span>
        </li>
      ))}
    </ul>
  );
}
