'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { crashMessage } from '@/data/crash-message';
import { shop } from '@/data/shop';
import { replayClicks } from '@/lib/export/replay-clicks.client';
import { localPhone } from '@/lib/format/phone';
import { callLink } from '@/lib/site/call-link';
import css from './crash-page.module.css';

/** Replaces a page whose script crashed. The cart keeps its lines. */
export function CrashPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  // The crash may have removed the page's HydrationMarker: without it clicks would stay deferred.
  useEffect(replayClicks, []);
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
