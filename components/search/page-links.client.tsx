'use client';

import { SiteLink } from '@/components/ui/site-link';
import { deliveryDays, policies } from '@/lib/facts/policies';
import { type findPages, pageAddresses } from '@/lib/finding/find-pages';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { isText } from '@/lib/values/unknown-values';
import { searchPagesWords } from '@/words/search-pages';
import css from './page-links.module.css';

/** The cost and the time of delivery; '' if the shop states neither. */
const delivery = [policies.shippingFee, daysToArrive()].filter(isText).join(', ');

/** How long an order takes, wherever it goes. */
function daysToArrive(): string | undefined {
  const { home, aboutAndFaq } = deliveryDays ?? {};
  if (!home || !aboutAndFaq) return undefined;
  const from = Math.min(home.from, aboutAndFaq.from);
  const to = Math.max(home.to, aboutAndFaq.to);
  return fillText(searchPagesWords.days, { from, to });
}

/** Links to the pages that a search names, each with its answer or what is there; nothing for none. */
export function PageLinks({
  pages,
  name = searchPagesWords.list,
}: {
  pages: ReturnType<typeof findPages>;
  /** The id of the list. */
  name?: string;
}) {
  if (pages.length === 0) return null;
  return (
    // The style removes the bullets, and with them Safari's list role.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.pages} role="list" aria-label={name}>
      {pages.map((id) => (
        <li key={id} className={css.page}>
          <SiteLink className={css.link} href={pageAddresses[id]}>
            {searchPagesWords[id].name}
          </SiteLink>
          <span className={css.line}>
            {id === 'delivery' && delivery ? keepTogether(delivery) : searchPagesWords[id].line}
          </span>
        </li>
      ))}
    </ul>
  );
}
