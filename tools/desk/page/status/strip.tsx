import { useState, useSyncExternalStore } from 'react';
import { deskState } from './desk-state';
import { Dialog } from './dialog';
import { Panel } from './panel';
import type { Questions } from './questions';
import type { ShopWatch } from './shop-watch';

interface StripProps {
  watch: ShopWatch;
  questions: Questions;
  hasSheet: boolean;
}

/** The line above the desk that says how the shop is; a tap opens all that the last publish said. */
export function Strip({ watch, questions, hasSheet }: StripProps) {
  const watched = useSyncExternalStore(watch.subscribe, watch.watched);
  const question = useSyncExternalStore(questions.subscribe, questions.current);
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
      {question && (
        <Dialog title={question.title} onClosed={() => questions.answer(false)}>
          {question.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="desk-choice">
            <button type="button" onClick={() => questions.answer(true)}>
              {question.yes}
            </button>
            <button type="button" onClick={() => questions.answer(false)}>
              {question.no}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
