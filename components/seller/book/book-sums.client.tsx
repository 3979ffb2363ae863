'use client';

import { type Ref, useState } from 'react';
import { useClock } from '@/components/page/use-clock.client';
import { buttonClass } from '@/components/ui/button';
import textCss from '@/components/ui/text.module.css';
import { countText, fillText } from '@/lib/format/fill-text';
import { formatKes, shownKes } from '@/lib/format/money';
import { linkDay } from '@/lib/order/order-link-facts';
import type { BookOrder } from '@/lib/seller/book-orders';
import { bookSumText } from '@/lib/seller/book-sum-text';
import { type OrderSum, soldIn, sumsOf } from '@/lib/seller/book-sums';
import { bookDayText } from '@/lib/seller/day-text';
import { type DaySpan, type PeriodKind, partsOf, periodKinds, periodOf } from '@/lib/seller/period';
import { orderBookWords } from '@/words/order-book';
import css from './book-sums.module.css';

interface SumsProps {
  orders: readonly BookOrder[];
  productName: (id: string) => string;
}

/** The sums of a week or a month as bars, and the products sold in that time. */
export function BookSums({ ref, orders, productName }: SumsProps & { ref: Ref<HTMLElement> }) {
  const today = useClock(linkDay);
  const [kind, setKind] = useState<PeriodKind>('week');
  /** A day of what is shown; undefined for today. */
  const [chosen, setChosen] = useState<number>();
  const period = periodOf(kind, chosen ?? today);
  const isLast = period.last >= today;
  return (
    <section ref={ref} className={css.sums} aria-labelledby="book-sums" tabIndex={-1}>
      <h2 id="book-sums" className={css.title}>
        {orderBookWords.sums}
      </h2>
      <div className={css.choice}>
        <fieldset className={css.kinds}>
          <legend className="visually-hidden">{orderBookWords.period}</legend>
          {periodKinds.map((one) => (
            <label key={one} className={css.kind}>
              <input
                className={css.radio}
                type="radio"
                name="book-period"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              {orderBookWords.kinds[one]}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={buttonClass('plain')}
          onClick={() => setChosen(period.first - 1)}
        >
          {orderBookWords.before[kind]}
        </button>
        <button
          type="button"
          className={buttonClass('plain', css.after)}
          aria-disabled={isLast}
          onClick={() => {
            if (!isLast) setChosen(period.last + 1);
          }}
        >
          {orderBookWords.after[kind]}
        </button>
      </div>
      <Bars kind={kind} period={period} orders={orders} />
      <Sold
        key={`${kind} ${period.first}`}
        period={period}
        orders={orders}
        productName={productName}
      />
      <p className={textCss.soft}>{orderBookWords.counting}</p>
    </section>
  );
}

/** A row for each day of a week, or week of a month, that has orders. */
function Bars({
  kind,
  period,
  orders,
}: {
  kind: PeriodKind;
  period: DaySpan;
  orders: readonly BookOrder[];
}) {
  const sums = sumsOf(orders, partsOf(kind, period)).filter((part) => part.orders > 0);
  const most = Math.max(1, ...sums.map(({ sumKes }) => sumKes));
  const [whole] = sumsOf(orders, [period]);
  const { day, week, sum } = orderBookWords.columns;
  return (
    <>
      <p role="status">
        {spanText(period)}
        <br />
        <strong>{whole && countedText(whole, shownKes)}</strong>
      </p>
      {sums.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.part}>
                {kind === 'week' ? day : week}
              </th>
              <th scope="col">{sum}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ first, last, ...part }) => (
              <tr key={first}>
                <th scope="row">
                  {first === last
                    ? bookDayText(first, 'shortWeekday')
                    : spanOf(bookDayText(first, 'ofMonth'), bookDayText(last, 'day'))}
                </th>
                <td className={css.amount}>
                  {/* In large text a sum may break after the currency. */}
                  {countedText(part, formatKes)}
                  {/* Drawn for the eye: the sum is beside it. */}
                  <span
                    className={css.bar}
                    style={{ width: `${(100 * part.sumKes) / most}%` }}
                    aria-hidden="true"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Products that are listed at first. */
const FIRST_PRODUCTS = 15;

function Sold({ period, orders, productName }: SumsProps & { period: DaySpan }) {
  const sold = soldIn(orders, period);
  const [all, setAll] = useState(false);
  const { product, items } = orderBookWords.soldColumns;
  const shown = all ? sold : sold.slice(0, FIRST_PRODUCTS);
  return (
    <section className={css.sold} aria-labelledby="book-sold">
      <h3 id="book-sold">{orderBookWords.sold}</h3>
      {sold.length === 0 ? (
        <p>{orderBookWords.nothingSold}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{product}</th>
              <th scope="col" className={css.items}>
                {items}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, items, sizes }) => (
              <tr key={id}>
                <th scope="row">
                  {productName(id)}
                  <span className={css.sizes}>
                    {' '}
                    {sizes
                      .map(([size, items]) => fillText(orderBookWords.sizeItems, { size, items }))
                      .join(', ')}
                  </span>
                </th>
                <td className={css.items}>{items}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < sold.length && (
        <button type="button" className={buttonClass('plain')} onClick={() => setAll(true)}>
          {countText(orderBookWords.allProducts, sold.length)}
        </button>
      )}
    </section>
  );
}

/** No sum includes cancelled orders. `shown` writes shillings. */
function countedText(sum: OrderSum, shown: (kes: number) => string): string {
  return bookSumText({ ...sum, cancelled: 0 }, shown);
}

/** '23 November to 29 November 2026'. */
function spanText({ first, last }: DaySpan): string {
  return spanOf(bookDayText(first, 'day'), bookDayText(last, 'ofYear'));
}

function spanOf(first: string, last: string): string {
  return fillText(orderBookWords.span, { first, last });
}
