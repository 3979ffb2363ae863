'use client';

import { type LazyComponent, LazyPart } from '@/components/page/lazy-part.client';
import { buttonClass } from '@/components/ui/button';
import { sellerPartWords } from '@/words/seller-part';

/**
 * A part of the shop's own phone. Its script loads when the part first renders. If the script does
 * not load, a sentence and a button to try again show.
 */
export function SellerPart<Props extends object>(part: {
  chunk: LazyComponent<Props>;
  props: Props;
}) {
  return (
    <LazyPart
      {...part}
      fallback={(failed, load) => (
        <div>
          <p role="status">{failed ? sellerPartWords.notLoaded : sellerPartWords.loading}</p>
          {failed && (
            <button type="button" className={buttonClass('plain')} onClick={load}>
              {sellerPartWords.again}
            </button>
          )}
        </div>
      )}
    />
  );
}
