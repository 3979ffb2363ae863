import { WholeWords } from '@/components/ui/whole-words';
import { isPaidOnDelivery } from '@/lib/delivery/pay-on-delivery';
import { fillText } from '@/lib/format/fill-text';
import { numberWays, type PayWay, shopPayWays } from '@/lib/order/pay-way';
import { payeeOf } from '@/lib/order/payee';
import { cartWords } from '@/words/cart';
import { footerWords } from '@/words/footer';
import css from './footer.module.css';

/** How customers pay: the first way's number and name, and the others; nothing of a shop that names none. */
export function FooterPay() {
  const [way] = numberWays();
  const payee = way && payeeOf(way);
  const others = shopPayWays().filter((other) => other !== way);
  if (!payee && others.length === 0) return null;
  return (
    <div className={css.pay} data-no-print="">
      <h2 className={css.title}>{footerWords.pay}</h2>
      {payee && (
        <p className={css.first}>
          {cartWords.payWays[way]}
          <br />
          <span className={css.number}>
            {[payee.number, payee.account].filter(Boolean).join(', ')}
          </span>
          {payee.name && <span className={css.payee}>{payee.name}</span>}
        </p>
      )}
      {others.length > 0 && (
        <p>
          <WholeWords
            text={fillText(footerWords.alsoPay, {
              ways: others.map(nameOf).join(', '),
            })}
          />
        </p>
      )}
    </div>
  );
}

/** A way in a few words: where money is taken from who collects alone, it is not paid on delivery. */
function nameOf(way: PayWay): string {
  const isCollected = way === 'delivery' && !isPaidOnDelivery();
  return footerWords.ways[isCollected ? 'collected' : way];
}
