'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { crashMessage } from '@/data/crash-message';
import { shop } from '@/data/shop';
import { wake } from '@/lib/export/replay-clicks.client';
import { localPhone } from '@/lib/format/phone';
import { callLink } from '@/lib/site/call-link';
import css from './crash-page.module.css';

/** What stands in place of a page that broke (spec §8, design §4.17). Her cart is kept. */
export function CrashPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  // It may stand in place of what wakes a page (hydration/awake): or the starter would hold her tap
  // for good.
  useEffect(() => wake(document.documentElement), []);
  return (
    <div className={css.crash}>
      <h1>{crashMessage}</h1>
      <p>Your cart is safe. Load the page again, or order by phone.</p>
      <button
        type="button"
        className={buttonClass('main')}
        onClick={() => window.location.reload()}
      >
        Reload the page
      </button>
      <a className={buttonClass('plain')} href={callLink}>
        Call {localPhone(shop.phone)}
      </a>
    </div>
  );
}
