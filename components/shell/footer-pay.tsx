import { WholeWords } from '@/components/ui/whole-words';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { payOnDeliveryText } from '@/lib/order/pay-on-delivery';
import { numberWays, shopPayWays } from '@/lib/order/pay-way';
import { payeeOf } from '@/lib/order/payee';
import { cartWords } from '@/words/cart';
import { footerWords } from '@/words/footer';
import css from './footer.module.css';

/** How customers pay: the number of the first way with the name that M-Pesa shows, and the others by name; nothing of a shop that names none. */
export function FooterPay() {
  const [way] = numberWays();
  const payee = way && payeeOf(way);
  const paidThen = payOnDeliveryText();
  const others = shopPayWays().flatMap((other) =>
    other === way || other === 'delivery' ? [] : footerWords.ways[other],
  );
  if (!payee && !paidThen && others.length === 0) return null;
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
        </p>
      )}
      {payee?.name && <p>{fillText(cartWords.payee, { name: payee.name })}</p>}
      {paidThen && <p>{keepTogether(paidThen)}</p>}
      {others.length > 0 && (
        <p>
          <WholeWords text={fillText(footerWords.alsoPay, { ways: others.join(', ') })} />
        </p>
      )}
    </div>
  );
}
