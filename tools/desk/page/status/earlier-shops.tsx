import { useState } from 'react';
import type { PublishedCommit } from '@/tools/desk/status';
import { shownSubject } from './commit-words';
import { OtherForms, putBack } from './earlier-shop';
import { type CodeHost, CodeHostError } from './github-host';
import { shopTime } from './shop-time';
import { troubleSentence } from './trouble-sentence';

interface EarlierShopsProps {
  host: CodeHost;
  /** The earlier shops that differ from data/, the newest first. */
  shops: readonly PublishedCommit[];
  now: Date;
  hasSheet: boolean;
  onPutBack: () => void;
}

/** The shops that were published before, each to be put back by two taps. */
export function EarlierShops({ host, shops, now, hasSheet, onPutBack }: EarlierShopsProps) {
  const [chosen, setChosen] = useState<PublishedCommit>();
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  if (shops.length === 0) return null;

  async function send({ commit, at }: PublishedCommit) {
    setSending(true);
    setSaid('');
    try {
      const isNew = await putBack(host, commit, new Date(at));
      setSaid(
        isNew
          ? 'Saved. The publish puts that shop up in some minutes.'
          : 'The facts are those of that shop already: nothing was changed.',
      );
      setChosen(undefined);
      onPutBack();
    } catch (error) {
      setSaid(`Nothing was changed. ${sentenceOf(error)}`);
    } finally {
      setSending(false);
    }
  }

  return (
    <details>
      <summary>Put an earlier shop back</summary>
      <p>
        Products, prices, photos and facts go back to what they were. What is there now can be put
        back the same way.
      </p>
      {hasSheet && <p>Your sheet counts at the next publish: put its rows right too.</p>}
      <ul className="desk-earlier">
        {shops.map((shop) => {
          const time = shopTime(new Date(shop.at), now);
          const isChosen = chosen?.commit === shop.commit;
          return (
            <li key={shop.commit}>
              <p>
                <strong>{time}</strong> {shop.subject && shownSubject(shop.subject)}
              </p>
              {isChosen ? (
                <p className="desk-choice">
                  <button type="button" disabled={isSending} onClick={() => send(shop)}>
                    {isSending ? 'Saving…' : `Yes, the shop of ${time}`}
                  </button>
                  <button type="button" disabled={isSending} onClick={() => setChosen(undefined)}>
                    No
                  </button>
                </p>
              ) : (
                <button type="button" onClick={() => setChosen(shop)}>
                  Put back
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status">{said}</p>
    </details>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof OtherForms) {
    return 'The shop’s program was changed since then and has other forms: that shop cannot be put back from here.';
  }
  if (error instanceof CodeHostError && error.trouble === 'missing') {
    return 'That shop is no longer in the repository.';
  }
  return troubleSentence(error);
}
