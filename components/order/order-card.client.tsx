'use client';

import { LinePicture } from '@/components/cart/line-picture.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { countText, fillText } from '@/lib/format/fill-text';
import { formatKes, keepTogether, shownKes } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { aboutOrderText } from '@/lib/order/about-order-text';
import { linkLines, withPriceSteps } from '@/lib/order/link-lines';
import type { ListedOrder } from '@/lib/order/listed-orders';
import { type OrderNews, orderNews } from '@/lib/order/order-news';
import { orderSumKes } from '@/lib/order/order-progress';
import { stepOf } from '@/lib/order/order-state';
import { orderAddress } from '@/lib/order/orders.client';
import { promisedDay } from '@/lib/order/promised-day';
import { shownReference } from '@/lib/order/reference';
import { deliveryTerms } from '@/lib/order/shop-delivery';
import { orderHistoryWords } from '@/words/order-history';
import { orderStateWords } from '@/words/order-state';
import css from './order-card.module.css';
import { SentAnswers } from './sent-answers.client';

/** The pictures that a card has room for. */
const MOST_PICTURES = 4;

/** An order of this phone: its goods, its day and sum as a link to it, where it stands and what to do next. */
export function OrderCard({
  order: { kept, content: linked, day, items, totalKes },
  products,
  now,
  onRemove,
}: {
  order: ListedOrder;
  /** Of the catalogue, by id, as far as the phone has it. */
  products: ReadonlyMap<string, CardProduct>;
  /** In ms. */
  now: number;
  onRemove: () => void;
}) {
  const lines = linkLines(linked.lines, products);
  const priced = linked.lines.map(({ id }) => products.get(id) ?? {});
  const content = withPriceSteps(linked, priced);
  const reference = shownReference(content.order.reference);
  const promised = promisedDay(content, deliveryTerms, now);
  const news = orderNews(content, { lines, own: kept, promised, now });
  return (
    <li className={css.order}>
      <div className={css.card}>
        <a className={css.link} href={`#${kept.code}`}>
          <Pictures images={lines.map(({ image }) => image)} />
          <span className={css.facts}>
            <span className={css.reference}>{reference}</span>{' '}
            <span className={css.day}>{day}</span>{' '}
            <span>
              <span>{countText(orderHistoryWords.items, items)}</span>,{' '}
              <strong>{shownKes(totalKes)}</strong>
            </span>
          </span>
        </a>
        <div className={css.standing}>
          <p className={css.state}>{news.short}</p>
          <Next kept={kept} content={content} news={news} />
        </div>
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
    </li>
  );
}

/** The first goods, each picture once, and how many others there are. */
function Pictures({ images }: { images: readonly string[] }) {
  const each = [...new Set(images)];
  const shown = each.length > MOST_PICTURES ? each.slice(0, MOST_PICTURES - 1) : each;
  const others = each.length - shown.length;
  return (
    <span className={css.pictures} aria-hidden="true">
      {shown.map((image) => (
        <span key={image} className={css.picture}>
          <LinePicture key={image} src={image} />
        </span>
      ))}
      {others > 0 && <span className={css.others}>+{others}</span>}
    </span>
  );
}

/** What to do next: a small link, or words where there is nothing but to wait. */
function Next({
  kept,
  content,
  news: { deed, next, promise },
}: Pick<ListedOrder, 'kept' | 'content'> & { news: OrderNews }) {
  const { row } = orderStateWords;
  if (deed === 'wait') {
    const whileNew = kept.byPhone || kept.replacedBy ? next : row.new;
    const text = stepOf(content.state) === 'new' ? whileNew : promise || next;
    return <p className={css.next}>{keepTogether(text)}</p>;
  }
  if (deed === 'ask') {
    return (
      <a className={css.deed} href={chatLink(aboutOrderText(content, orderAddress()))}>
        {row.whereIsIt}
      </a>
    );
  }
  if (deed === 'send' && kept.question) return <SentAnswers order={kept} />;
  const pay = fillText(row.pay, { sum: formatKes(orderSumKes(content) ?? 0) });
  return (
    <a className={css.deed} href={`#${kept.code}`}>
      {deed === 'pay' ? keepTogether(pay) : row[deed]}
    </a>
  );
}
