'use client';

import clsx from 'clsx/lite';
import { LinePictures } from '@/components/goods/line-pictures.client';
import { buttonClass } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/whole-words';
import type { LineToday } from '@/lib/cart/cart-today';
import { shownTitle } from '@/lib/cart/shown-title';
import type { CardProduct } from '@/lib/catalogue/product';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { countText, fillText } from '@/lib/format/fill-text';
import { formatKes, keepTogether, shownKes } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { linkLines, pricedContent } from '@/lib/order/link-lines';
import { stepOf } from '@/lib/order/order-state';
import { shownReference } from '@/lib/order/reference';
import { aboutOrderText } from '@/lib/sent/about-order-text';
import type { ListedOrder } from '@/lib/sent/listed-orders';
import { type OrderNews, orderNews } from '@/lib/sent/order-news';
import { orderAddress } from '@/lib/sent/orders.client';
import { promisedDay } from '@/lib/sent/promised-day';
import { goodsStep, orderSumKes } from '@/lib/sent/where-it-stands';
import { orderHistoryWords } from '@/words/order-history';
import { orderPageWords } from '@/words/order-page';
import { orderStateWords } from '@/words/order-state';
import css from './order-card.module.css';
import { SentAnswers } from './sent-answers.client';

/** The lines that a card names. */
const MOST_LINES = 2;

/** An order of this phone: its goods, its day and sum as a link to it, where it stands and what to do next. */
export function OrderCard({
  order: { kept, content: linked, day, items, totalKes },
  products,
  now,
  onRemove,
}: {
  order: ListedOrder;
  /** The products of the catalogue by id, as far as the phone has them. */
  products: ReadonlyMap<string, CardProduct>;
  /** In ms. */
  now: number;
  onRemove: () => void;
}) {
  const lines = linkLines(linked.lines, products);
  const content = pricedContent(linked, products);
  const reference = shownReference(content.order.reference);
  const promised = promisedDay(content, deliveryTerms, now, kept.sentAt);
  const news = orderNews(content, { lines, own: kept, promised, now });
  const { waybill } = content.state ?? {};
  const hasMoreWays = news.deed !== 'send' && news.deed !== 'ask';
  return (
    <li className={css.order}>
      <div className={css.card}>
        <a className={css.link} href={`#${kept.code}`}>
          <LinePictures images={lines.map(({ image }) => image)} />
          <span className={css.facts}>
            {goodsTexts(lines).map((text) => (
              <span key={text} className={css.goods}>{`${text} `}</span>
            ))}
            <span className={css.reference}>{reference}</span>{' '}
            <span className={css.day}>{day}</span>{' '}
            {waybill && goodsStep(content.state)?.is === 'sent' && (
              <span className={css.day}>{fillText(orderStateWords.waybillOf, { waybill })} </span>
            )}
            <span>
              <span>{countText(orderHistoryWords.items, items)}</span>,{' '}
              <strong>{shownKes(totalKes)}</strong>
            </span>
          </span>
        </a>
        <p className={clsx(css.state, css[toneOf(news, content)])}>{news.short}</p>
        <div className={css.ways}>
          <Next kept={kept} content={content} news={news} />
          {hasMoreWays && (
            <a className={css.way} href={chatLink(aboutOrderText(content, orderAddress()))}>
              {orderStateWords.ask}
            </a>
          )}
          {news.deed === 'wait' && (
            <a className={css.way} href={`#${kept.code}`}>
              {orderPageWords.again.order}
            </a>
          )}
        </div>
        <button
          type="button"
          className={css.remove}
          aria-label={fillText(orderHistoryWords.removeOrder, { reference })}
          data-remove
          onClick={onRemove}
        >
          {orderHistoryWords.remove}
        </button>
      </div>
    </li>
  );
}

/** 'Chelsea Boots, 37', and the next, and '+1 more'. */
function goodsTexts(lines: readonly LineToday[]): readonly string[] {
  const texts = lines.map((line) =>
    fillText(orderHistoryWords.line, { product: shownTitle(line).text, size: line.size }),
  );
  const each = [...new Set(texts)];
  const named = each.slice(0, MOST_LINES);
  const others = each.length - named.length;
  const more = others > 0 ? [fillText(orderHistoryWords.moreLines, { count: others })] : [];
  return [...named, ...more];
}

/** The meaning of the state's background: something to do, good news, or neither. */
function toneOf({ deed }: OrderNews, { state }: ListedOrder['content']): 'todo' | 'good' | 'quiet' {
  if (deed !== 'wait' && deed !== 'again') return 'todo';
  const step = stepOf(state);
  return step === 'new' || step === 'cancelled' ? 'quiet' : 'good';
}

/** The next step: a button, or words if the customer can only wait. */
function Next({
  kept,
  content,
  news: { deed, next, promise },
}: Pick<ListedOrder, 'kept' | 'content'> & { news: OrderNews }) {
  const { row } = orderStateWords;
  if (deed === 'wait') {
    // For a new order "not confirmed yet" says everything.
    const whileNew = kept.byPhone || kept.replacedBy ? next : promise;
    const text = stepOf(content.state) === 'new' ? whileNew : promise || next;
    return text ? (
      <p className={clsx(css.next, css.whole)}>
        <WholeWords text={keepTogether(text)} />
      </p>
    ) : null;
  }
  if (deed === 'send' && kept.question) {
    return (
      <div className={clsx(css.next, css.whole)}>
        <SentAnswers order={kept} />
      </div>
    );
  }
  const pay = fillText(row.pay, { sum: formatKes(orderSumKes(content) ?? 0) });
  return (
    <div className={css.next}>
      {deed === 'ask' ? (
        <a
          className={buttonClass('plain')}
          href={chatLink(aboutOrderText(content, orderAddress()))}
        >
          {row.whereIsIt}
        </a>
      ) : (
        <a className={buttonClass(deed === 'again' ? 'plain' : 'main')} href={`#${kept.code}`}>
          {deed === 'pay' ? keepTogether(pay) : row[deed]}
        </a>
      )}
    </div>
  );
}
