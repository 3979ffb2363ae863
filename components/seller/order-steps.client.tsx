'use client';

import { fillText } from '@/lib/format/fill-text';
import { stepOf } from '@/lib/order/order-state';
import { nextSteps } from '@/lib/seller/next-order-steps';
import { isCancelled, saidStep } from '@/lib/sent/where-it-stands';
import { sellerWords } from '@/words/seller';
import css from './order-steps.module.css';
import { StepReply } from './step-reply.client';
import type { Booked } from './use-booked.client';

/** The steps that can follow, the likely one open, and below them the one that was taken last, to say it again. */
export function OrderSteps({ booked, onTaken }: { booked: Booked; onTaken: () => void }) {
  const { content } = booked;
  const stands = stepOf(content.state);
  const next = nextSteps(content);
  const again = stands === 'new' ? [] : [stands];
  return (
    <>
      {next.length === 0 && (
        <p>{isCancelled(content.state) ? sellerWords.noStep : sellerWords.allDone}</p>
      )}
      {[...next, ...again].map((is, at) => (
        <details
          // What is typed and unfolded belongs to where the order stands.
          key={`${stands} ${is}`}
          className={css.step}
          open={at === 0 && next.length > 0}
        >
          <summary className={css.summary}>
            {is === stands
              ? fillText(sellerWords.sayAgain, { step: sellerWords.stands[saidStep(is, content)] })
              : sellerWords.steps[saidStep(is, content)]}
          </summary>
          <div className={css.content}>
            <StepReply is={is} booked={booked} onTaken={onTaken} />
          </div>
        </details>
      ))}
    </>
  );
}
