import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { OwnersText } from '@/components/ui/owners-text';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { TitledTexts } from '@/components/ui/titled-texts';
import { WholeWords } from '@/components/ui/whole-words';
import { address } from '@/data/address';
import { policies } from '@/lib/facts/policies';
import { addressLine, hours } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { type MarkedText, ownersText } from '@/lib/format/owners-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { returnText } from '@/lib/sent/return-text';
import { returnsPageWords } from '@/words/returns-page';
import css from './return-terms.module.css';

/**
 * How long a shopper has for an exchange and for the money, and what holds for goods that are wrong or faulty;
 * no promise in a shop that does not say what it takes back.
 */
export function ReturnTerms() {
  const { returns, notReturned } = policies;
  const { terms, faulty, faultyText, faultyAsk } = returnsPageWords;
  return (
    <Section id="terms" title={returns ? terms : faulty}>
      <div className={css.terms}>
        {returns ? (
          <TitledTexts items={[...termsOf(returns), termOf(faulty, faultyText)]} />
        ) : (
          <p>{faultyAsk}</p>
        )}
        {notReturned && (
          <p className={css.note}>
            {fillText(returnsPageWords.notReturned, { goods: notReturned })}
          </p>
        )}
      </div>
    </Section>
  );
}

type Term = Record<'title' | 'text', MarkedText>;

function termOf(title: string, text: string): Term {
  return { title: { text: title }, text: { text } };
}

function termsOf({ home, faq }: NonNullable<typeof policies.returns>): readonly Term[] {
  const { exchange, refund, both } = returnsPageWords;
  if (home === faq) return [termOf(home, both)];
  return [termOf(home, exchange), termOf(faq, refund)];
}

/** The steps of a return, its cost, and the time of the refund. */
export function ReturnSteps() {
  const { returns, returnCost } = policies;
  return (
    <Section id="steps" title={returnsPageWords.steps} tone="deep">
      <Steps
        steps={[
          <>
            <p>{returnsPageWords.message}</p>
            <a
              className={buttonClass('chat', css.ask)}
              href={chatLink(returnText)}
              data-no-print=""
            >
              <Icon name="chat" />
              {returnsPageWords.ask}
            </a>
          </>,
          ...(returns || returnCost ? [<Bring key="bring" />] : []),
          keepTogether(answerText()),
        ]}
      />
    </Section>
  );
}

/** Where something is brought or sent, and who pays the way. */
function Bring() {
  const { returnCost } = policies;
  return (
    <>
      <p>
        <WholeWords text={bringText()} />
      </p>
      {returnCost && (
        <OwnersText as="p" of={ownersText(policies, 'returnCost')}>
          {fillText(returnsPageWords.cost, { cost: returnCost })}
        </OwnersText>
      )}
    </>
  );
}

/** The shop's handling of a return, as far as the shop states it. */
function answerText(): string {
  const { returns, refund } = policies;
  const { checked, looked, refunds } = returnsPageWords;
  const answer = returns ? checked : looked;
  return refund ? `${answer} ${fillText(refunds, { time: refund })}` : answer;
}

/** Where something is brought or sent. */
function bringText(): string {
  if (address.place !== 'stall' && address.place !== 'shop') return returnsPageWords.send;
  return hours
    ? fillText(returnsPageWords.bringOpen, { address: addressLine, hours })
    : fillText(returnsPageWords.bring, { address: addressLine });
}
