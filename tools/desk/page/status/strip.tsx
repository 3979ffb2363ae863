import { useState, useSyncExternalStore } from 'react';
import { deskState } from './desk-state';
import { Dialog } from './dialog';
import { Panel } from './panel';
import type { ShopWatch } from './shop-watch';

interface StripProps {
  watch: ShopWatch;
  hasSheet: boolean;
}

/** The line above the desk that says how the shop is; a tap opens all that the last publish said. */
export function Strip({ watch, hasSheet }: StripProps) {
  const watched = useSyncExternalStore(watch.subscribe, watch.watched);
  const [isOpen, setOpen] = useState(false);
  const state = deskState(watched.seen, watched.at);

  return (
    <>
      {watched.host && (
        <section className="desk-strip" aria-label="Your shop" data-tone={state.tone}>
          <p role="status">{state.line}</p>
          <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
            More
          </button>
        </section>
      )}
      {isOpen && watched.host && (
        <Dialog title="Your shop" onClosed={() => setOpen(false)}>
          <Panel
            host={watched.host}
            state={state}
            seen={watched.seen}
            now={watched.at}
            hasSheet={hasSheet}
            onAsk={watch.ask}
            onLeave={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
