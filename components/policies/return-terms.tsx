import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { WholeWords } from '@/components/ui/whole-words';
import { address } from '@/data/address';
import { visit } from '@/data/visit';
import { policies } from '@/lib/facts/policies';
import { addressLine } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { langOf } from '@/lib/format/owners-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { returnText } from '@/lib/order/return-text';
import { returnsPageWords } from '@/words/returns-page';
import css from './return-terms.module.css';
import { Steps } from './steps';

/** How long a shopper has for an exchange and for the money, and what holds for goods that are wrong or faulty. */
export function ReturnTerms() {
  const { returns, notReturned } = policies;
  const { exchange, refund, both, faulty, faultyText } = returnsPageWords;
  const terms = !returns
    ? []
    : returns.home === returns.faq
      ? [{ title: returns.home, text: both }]
      : [
          { title: returns.home, text: exchange },
          { title: returns.faq, text: refund },
        ];
  return (
    <Section id="terms" title={returnsPageWords.terms}>
      <div className={css.terms}>
        <TitledTexts items={[...terms, { title: faulty, text: faultyText }]} />
        {notReturned && (
          <p className={css.note}>
            {fillText(returnsPageWords.notReturned, { goods: notReturned })}
          </p>
        )}
      </div>
    </Section>
  );
}

/** What a shopper does to return something, who pays the way, and when the money comes. */
export function ReturnSteps() {
  const { refund, returnCost } = policies;
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
          <>
            <p>
              <WholeWords text={bringText()} />
            </p>
            {returnCost && (
              <p {...langOf(policies, 'returnCost')}>
                {fillText(returnsPageWords.cost, { cost: returnCost })}
              </p>
            )}
          </>,
          refund
            ? keepTogether(fillText(returnsPageWords.checkedIn, { time: refund }))
            : returnsPageWords.checked,
        ]}
      />
    </Section>
  );
}

/** Where something is brought or sent. */
function bringText(): string {
  if (address.place !== 'stall' && address.place !== 'shop') return returnsPageWords.send;
  return visit.hours
    ? fillText(returnsPageWords.bringOpen, { address: addressLine, hours: visit.hours })
    : fillText(returnsPageWords.bring, { address: addressLine });
}
