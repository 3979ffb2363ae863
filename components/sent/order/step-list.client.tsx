'use client';

import clsx from 'clsx/lite';
import { CopyButton } from '@/components/goods/copy-button.client';
import { fillText } from '@/lib/format/fill-text';
import type { OrderContent } from '@/lib/order/order-link-format';
import type { OrderState } from '@/lib/order/order-state';
import { shownDay } from '@/lib/sent/order-news';
import { type ListedStep, listedSteps, saidStep } from '@/lib/sent/where-it-stands';
import { orderStateWords as words } from '@/words/order-state';
import css from './step-list.module.css';

/** The steps of an order with their days, and those that are still to come. */
export function StepList({
  content,
  isOwn,
  heading,
}: {
  content: OrderContent;
  isOwn: boolean;
  /** The heading above: a carrier that it names is left out here. */
  heading: string;
}) {
  const { state } = content;
  const nameOf = (is: ListedStep['is']) => {
    if (is === 'new' && !isOwn) return words.ordered;
    return words.steps[saidStep(is, content)];
  };
  const steps = listedSteps(content);
  const isToCome = (at: number) => steps[at] !== undefined && steps[at].day === undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ol className={css.steps} role="list">
      {steps.map(({ is, day, isCurrent }, at) => (
        <li
          key={is}
          className={clsx(
            css.step,
            css[is],
            isToCome(at) && css.coming,
            isToCome(at + 1) && css.toComing,
            at === steps.length - 1 && css.last,
          )}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={css.name}>{nameOf(is)}</span>{' '}
          {day === undefined ? (
            <span className="visually-hidden">{words.notYet}</span>
          ) : (
            <>
              <span className={css.day}>{shownDay(day)}</span>{' '}
              <Fact is={is} state={state} heading={heading} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The code of the payment; the carrier, unless the heading names it, and the waybill. */
function Fact({
  is,
  state = { at: 0, steps: [] },
  heading,
}: Pick<ListedStep, 'is'> & { state?: OrderState | undefined; heading: string }) {
  const { paidCode, waybill } = state;
  const carrier = state.carrier && !heading.includes(state.carrier) ? state.carrier : undefined;
  if (is === 'paid' && paidCode) {
    return <span className={css.fact}>{fillText(words.codeOf, { code: paidCode })}</span>;
  }
  if (is !== 'sent' || (!carrier && !waybill)) return null;
  return (
    <span className={css.fact}>
      {[carrier, waybill && fillText(words.waybillOf, { waybill })].filter(Boolean).join(', ')}
      {waybill && (
        <span className={css.copy} data-no-print="">
          <CopyButton what={words.copyWaybill} text={waybill} />
        </span>
      )}
    </span>
  );
}
