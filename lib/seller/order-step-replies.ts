import { pickUpText } from '@/lib/delivery/arrival-words';
import { areaOf } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { fitsInLink } from '@/lib/order/message-length';
import { linkTo } from '@/lib/order/order-link-facts';
import { encodeLink, type OrderContent, type OrderFacts } from '@/lib/order/order-link-format';
import type { OrderState, StepFacts, StepName } from '@/lib/order/order-state';
import { type NumberWay, numberWays, payByOf } from '@/lib/order/pay-way';
import { payeeOf, payeeText } from '@/lib/order/payee';
import { shownReference } from '@/lib/order/reference';
import { isPaid, saidStep } from '@/lib/sent/where-it-stands';
import { longestCarrier } from '@/lib/values/limits';
import { cutAtWord } from '@/lib/values/well-formed';
import { sellerWords } from '@/words/seller';

/** Who brings an order of this area, as a reply says it after "by": 'rider', 'matatu parcel'. */
export function carrierOf({ area }: Pick<OrderFacts, 'area'>): string {
  const means = areaOf(area)?.means ?? '';
  const [first = ''] = means.split(/[,;]/);
  return cutAtWord(first.replace(sellerWords.carrierAfter, ''), longestCarrier);
}

/** What the shop answers with a step, without the order's link; `facts` is what the step says. */
export function orderStepReply(content: OrderContent, is: StepName, facts: StepFacts = {}): string {
  const { order, state } = content;
  const reference = shownReference(order.reference);
  const said = saidStep(is, content);
  switch (said) {
    case 'confirmed': {
      const sum = formatKes(facts.toPayKes ?? 0);
      const confirmed = fillText(sellerWords.confirmed, { sum, reference });
      return [confirmed, isPaid(state) ? '' : payRequest(order)].filter(Boolean).join(' ');
    }
    case 'paid':
      return facts.paidCode
        ? fillText(sellerWords.paidWithCode, { code: facts.paidCode, reference })
        : fillText(sellerWords.paid, { reference });
    case 'sent':
      return sentReply(order, facts);
    case 'ready': {
      const area = areaOf(order.area);
      const ready = fillText(sellerWords.ready, { reference });
      return area?.pickUp ? `${ready} ${pickUpText(area)}` : ready;
    }
    default:
      return fillText(sellerWords[`${said}Reply`], { reference });
  }
}

/** A reply with the link of the order in a state, as far as one fits. */
export function withOrderLink(
  text: string,
  { lines, order }: OrderContent,
  state: OrderState,
  address: string,
): string {
  const link = linkTo(address, encodeLink({ lines, order, state }));
  return link && fitsInLink(text) ? `${text}\n${fillText(sellerWords.orderLink, { link })}` : text;
}

/** How the order is to be paid: by the way that was chosen, else by two of the shop's. */
function payRequest({ area, payBy, reference }: OrderFacts): string {
  // What a card is to pay, PayPal asks for, or has got already.
  if (payBy === 'card') return '';
  const way = payByOf(payBy, { area: areaOf(area), reachable: true, isWholesale: false });
  if (way === 'delivery')
    return areaOf(area)?.pickUp ? sellerWords.payOnPickUp : sellerWords.payOnReceipt;
  const ways = numberWays();
  const chosen = ways.filter((one) => one === way);
  const [one, other] = (chosen.length > 0 ? chosen : ways).map((of) => payMeans(of, reference));
  if (!one) return '';
  return fillText(sellerWords.payTo, {
    means: other ? fillText(sellerWords.either, { one, other }) : one,
  });
}

/** 'till 000000 (MAVAZI STALL)'. */
function payMeans(way: NumberWay, reference: string): string {
  const { name } = payeeOf(way);
  const means = payeeText(way, sellerWords, reference);
  return name ? fillText(sellerWords.payee, { means, name }) : means;
}

function sentReply(order: OrderFacts, { carrier = '', waybill = '' }: StepFacts): string {
  const reference = shownReference(order.reference);
  const means = areaOf(order.area)?.means;
  const by =
    means && carrier === carrierOf(order)
      ? withinSentence(means)
      : carrier && fillText(sellerWords.byCarrier, { carrier });
  const number = waybill && fillText(sellerWords.waybillNumber, { waybill });
  const how = [by, number].filter(Boolean).join(', ');
  return how
    ? fillText(sellerWords.sent, { how, reference })
    : fillText(sellerWords.sentOpen, { reference });
}

/** A text that follows other words: "By rider" is "by rider", a name such as "G4S parcel" stays. */
function withinSentence(text: string): string {
  return text.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u, (word) => word.toLowerCase());
}
