import type { LineToday } from '@/lib/cart/cart-today';
import { shownTitle } from '@/lib/cart/shown-title';
import { pickUpText, withYouBy } from '@/lib/delivery/arrival-words';
import { destinationOf } from '@/lib/delivery/delivery';
import { placeText } from '@/lib/facts/shop-facts';
import { dayText } from '@/lib/format/day';
import { fillText, inSentence } from '@/lib/format/fill-text';
import { DAY_MS, kenyanMidnight } from '@/lib/format/kenyan-time';
import { formatKes } from '@/lib/format/money';
import { insteadOf } from '@/lib/order/nearest-sizes';
import { dayMs } from '@/lib/order/order-link-facts';
import type { OrderContent } from '@/lib/order/order-link-format';
import {
  minuteMs,
  type OrderState,
  type OrderStep,
  type StepName,
  stepOf,
} from '@/lib/order/order-state';
import { numberWays, payWhen } from '@/lib/order/pay-way';
import { payeeOf } from '@/lib/order/payee';
import { shownReference } from '@/lib/order/reference';
import type { orderStateWords as ownerWords } from '@/owner-words/order-state';
import { deliveryDateWords } from '@/words/delivery-date';
import { languageWords } from '@/words/language';
import { orderStateWords as words } from '@/words/order-state';
import type { KeptOrder } from './orders';
import type { Promised } from './promised-day';
import {
  askedRows,
  goodsStep,
  hasLeft,
  isOver,
  isPaid,
  isPickedUp,
  isToPay,
  orderSumKes,
  saidStep,
} from './where-it-stands';

/** What the customer can do next about an order; 'wait' is nothing. */
type NextDeed = 'send' | 'answer' | 'pay' | 'ask' | 'again' | 'wait';

export interface OrderNews {
  /** Where it stands: 'Confirmed on 26 November.' */
  now: string;
  /** What comes next: 'Pay KSh 3,450 to till 100144, then send us the code.' */
  next: string;
  /** Where it stands in a few words: 'Sent by G4S'. */
  short: string;
  /** When it arrives: 'With you by Tuesday 1 December'; '' where nothing is said of it. */
  promise: string;
  deed: NextDeed;
}

/** What the phone that sent an order knows of it. */
type OwnOrder = Pick<KeptOrder, 'question' | 'isUnsent' | 'sentCode' | 'byPhone' | 'replacedBy'>;

/** What decides what is said of an order beside its content. */
interface Circumstances {
  /** Its lines, one for each of the content. */
  lines: readonly LineToday[];
  /** The order of this phone; undefined for one that it has not sent. */
  own: OwnOrder | undefined;
  promised: Promised | undefined;
  /** In ms. */
  now: number;
}

/** An order that the shop has said nothing of for longer is over, one way or the other. */
const LONG_AGO_MS = 30 * DAY_MS;

/** What is said of an order and of what comes next. */
export function orderNews(
  content: OrderContent,
  { lines, own, promised, now }: Circumstances,
): OrderNews {
  const { state } = content;
  if (own?.replacedBy) return replacedNews(own.replacedBy);
  const isLate = promised?.isPast === true;
  const promise = promiseText(promised, content);
  const asked = askedRows(state).flatMap((row) => lines[row] ?? []);
  if (asked.length > 0) return { ...question(asked, lines), promise, deed: 'answer' };
  if (stepOf(state) === 'new' && (own?.question || own?.isUnsent)) return sending(own);
  const isNew = stepOf(state) === 'new';
  const isByPhone = isNew && own?.byPhone !== undefined;
  const stands = isByPhone ? words.byPhone : nowText(content, own !== undefined);
  if (isNew && now - dayMs(content.order.day) > LONG_AGO_MS) {
    const next = words.next.longAgo;
    const short = words.shortNoNews;
    return { now: stands, short, next, promise: '', deed: 'again' };
  }
  const isChanged = lines.some(({ unavailable, formerKes }) => unavailable || formerKes);
  const isPaidNow = !isChanged && isPaidBefore(content);
  const { sentCode: code } = own ?? {};
  if (code && isToPay(state) && !hasLeft(state) && !isLate) {
    const next = fillText(words.next.sentCode, { code });
    return { now: stands, short: shortText(content), next, promise, deed: 'wait' };
  }
  const next = isByPhone && !isPaidNow ? words.next.byPhone : nextText(content, isPaidNow);
  return {
    now: stands,
    next: isLate ? words.next.noNews : next,
    short: isLate && isNew ? words.shortNoNews : shortText(content),
    promise,
    deed: isLate ? 'ask' : deedOf(content, isPaidNow),
  };
}

/** What is said of an order that may not have been sent. */
function sending({ question, isUnsent }: Pick<KeptOrder, 'question' | 'isUnsent'>): OrderNews {
  const { unsent, shortUnsent, asked, askedNext, askedCall, next } = words.sending;
  if (isUnsent) return { now: unsent, short: shortUnsent, next, promise: '', deed: 'send' };
  if (question?.isCalled) {
    return { now: askedCall, short: askedCall, next: '', promise: '', deed: 'send' };
  }
  return { now: asked, short: asked, next: askedNext, promise: '', deed: 'send' };
}

function replacedNews(replacedBy: string): OrderNews {
  const { now, short, next } = words.replaced;
  const reference = shownReference(replacedBy);
  return {
    now: fillText(now, { reference }),
    short: fillText(short, { reference }),
    next,
    promise: '',
    deed: 'wait',
  };
}

/** What is sold out, and what there is today in its place. */
function question(
  asked: readonly LineToday[],
  lines: readonly LineToday[],
): Pick<OrderNews, 'now' | 'next' | 'short'> {
  const several = lines.some(({ id }) => id !== lines[0]?.id);
  const soldOut = asked.map((line) => soldOutText(line, shownTitle(line).text, several));
  const [first = ''] = soldOut;
  const instead = asked.map((line) => {
    const { is, ...sizes } = insteadOf(line);
    return fillText<string>(words.instead[is], sizes);
  });
  const now = asked.length === 1 ? first : fillText(words.soldOutMany, { count: asked.length });
  const next = asked.length === 1 ? instead : soldOut.map((text, at) => `${text} ${instead[at]}`);
  return { now, next: next.join(' '), short: now.replace(/\.$/, '') };
}

/** '42 is sold out.', with the product by this name in an order of several. */
export function soldOutText(
  { size }: LineToday,
  product: string,
  several: boolean,
  texts: Pick<typeof words | typeof ownerWords, 'soldOut' | 'soldOutOf'> = words,
): string {
  return several ? fillText(texts.soldOutOf, { product, size }) : fillText(texts.soldOut, { size });
}

/** Where the goods are, and after that the payment where it came last. */
function nowText(content: OrderContent, isOwn: boolean): string {
  const { state } = content;
  const paid = lastPaid(state);
  const goods = goodsText(content, isOwn, paid ? goodsStep(state) : state?.steps.at(-1));
  return paid ? `${goods} ${fillText(words.now.paid, { day: dayOfStep(paid) })}` : goods;
}

function goodsText(content: OrderContent, isOwn: boolean, step?: OrderStep): string {
  const { order, state } = content;
  if (!step)
    return fillText(isOwn ? words.now.new : words.orderedOn, { day: shownDay(dayMs(order.day)) });
  const day = dayOfStep(step);
  if (step.is !== 'sent') return fillText(words.now[saidStep(step.is, content)], { day });
  const { carrier } = state ?? {};
  return carrier ? fillText(words.sentBy, { day, carrier }) : fillText(words.now.sent, { day });
}

function shortText(content: OrderContent): string {
  const { state } = content;
  if (!lastPaid(state)) return shortGoods(content, stepOf(state));
  const stands = shortGoods(content, goodsStep(state)?.is ?? 'new');
  return fillText(words.shortAndPaid, { stands });
}

function shortGoods(content: OrderContent, step: StepName | 'new'): string {
  if (step !== 'sent') return words.short[saidStep(step, content)];
  const { carrier } = content.state ?? {};
  return carrier ? fillText(words.shortSentBy, { carrier }) : words.short.sent;
}

/** The payment of an order whose goods were on their way before it; undefined for any other. */
function lastPaid(state: OrderState | undefined): OrderStep | undefined {
  const last = state?.steps.at(-1);
  const goods = goodsStep(state)?.is;
  return last?.is === 'paid' && goods && goods !== 'confirmed' ? last : undefined;
}

function dayOfStep({ at }: OrderStep): string {
  return shownDay(kenyanMidnight(minuteMs(at)));
}

function nextText(content: OrderContent, isPaidNow: boolean): string {
  const { state } = content;
  if (stepOf(state) === 'new') return isPaidNow ? payText(content) : words.next.new;
  const step = goodsStep(state)?.is;
  if (step === 'cancelled') return isPaid(state) ? words.next.cancelledPaid : words.next.cancelled;
  if (step === 'collected') return words.next.collected;
  const pay = isToPay(state) ? payText(content) : '';
  // What is paid first waits for that.
  if (pay && isPaidFirst(content) && (step === 'confirmed' || step === 'packed')) return pay;
  return [onTheWay(content), pay].filter(Boolean).join(' ');
}

/** What happens to the goods next. */
function onTheWay({ order, state }: OrderContent): string {
  const { area } = destinationOf(order);
  switch (goodsStep(state)?.is) {
    case 'packed':
      return area?.pickUp ? words.next.packedPickUp : words.next.packed;
    case 'ready':
      if (!area) return words.next.readyAsk;
      return area.pickUp ? pickUpText(area) : `${area.means}.`;
    case 'sent': {
      // Who brings it is said once.
      const isMeansOpen = area && !area.pickUp && !state?.carrier;
      return [isMeansOpen && `${area.means}.`, words.next.sent].filter(Boolean).join(' ');
    }
    default:
      return words.next.confirmed;
  }
}

/** Whether the shop waits for the money before it sends the goods. */
function isPaidFirst({ order }: OrderContent): boolean {
  return order.payBy !== 'delivery';
}

/** What there is to pay, and how. */
function payText(content: OrderContent): string {
  const { order } = content;
  const kes = orderSumKes(content);
  if (order.payBy === 'card') return words.next.payCard;
  if (order.payBy === 'delivery') {
    const { payOnPickUp, payOnReceipt, payOnReceiptLater } = words.next;
    if (kes === undefined) return isPickedUp(order) ? `${placeText.payThere}.` : payOnReceiptLater;
    return fillText(isPickedUp(order) ? payOnPickUp : payOnReceipt, { sum: formatKes(kes) });
  }
  if (kes === undefined) return words.next.sumLater;
  const sum = formatKes(kes);
  const way = numberWays().find((one) => one === order.payBy);
  if (!way) return fillText(words.next.payAny, { sum });
  const { number, account = '' } = payeeOf(way, order.reference);
  return fillText<string>(words.pay[way], { sum, number, account });
}

/** Whether the shop wants the money before it has confirmed the order. */
function isPaidBefore(content: OrderContent): boolean {
  const { payBy, feeKes } = content.order;
  const isByNumber = numberWays().some((one) => one === payBy);
  return isByNumber && payWhen(payBy, { toPayKes: orderSumKes(content), feeKes }) === 'now';
}

function deedOf(content: OrderContent, isPaidNow: boolean): NextDeed {
  const { state } = content;
  const step = stepOf(state);
  if (isOver(state)) return 'again';
  const canPay = isToPay(state) && isPaidFirst(content) && orderSumKes(content) !== undefined;
  if (canPay && (step !== 'new' || isPaidNow)) return 'pay';
  return goodsStep(state)?.is === 'sent' ? 'ask' : 'wait';
}

/** When it arrives, or where and when it is collected. */
function promiseText(promised: Promised | undefined, { order }: OrderContent): string {
  const { area } = destinationOf(order);
  if (!promised || promised.isPast) return '';
  if (area?.pickUp) return pickUpText(area);
  if ('area' in promised) {
    return fillText(deliveryDateWords.area, {
      area: promised.area,
      time: inSentence(promised.time),
    });
  }
  return withYouBy(promised.day);
}

/** '26 November' of the midnight of a day as UTC has it, in ms. */
export function shownDay(ms: number, { tag }: { tag: string } = languageWords): string {
  return dayText(ms, 'day', tag);
}
