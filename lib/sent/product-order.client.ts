import { tabStorage } from '@/lib/browser/phone-storage.client';
import { isPlainClick } from '@/lib/browser/presses.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { newLineId } from '@/lib/cart/cart-store.client';
import { isWholesale } from '@/lib/cart/wholesale';
import { type Destination, destinationOf } from '@/lib/delivery/delivery';
import { onDeliveryDayEnd } from '@/lib/delivery/delivery-clock.client';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { chatLink } from '@/lib/links/chat-and-call';
import {
  type CartOrder,
  linkOf,
  openingRows,
  orderTerms,
  withLink,
} from '@/lib/order/cart-order-text';
import { missingChoices } from '@/lib/order/missing-choices';
import { linkDay, type OrderIdentity } from '@/lib/order/order-link-facts';
import { type OrderLine, productOrderText } from '@/lib/order/order-text';
import { type PayBy, payByOf } from '@/lib/order/pay-way';
import { visitKey } from '@/lib/remembered/storage-keys';
import { isFirstAsk } from './first-ask.client';
import { keepOrder, orderIdentity } from './orders.client';
import { askBeforeProduct } from './product-question.client';

/** A click, as React or the browser has it. */
type MouseClick = Parameters<typeof isPlainClick>[0] & Pick<Event, 'preventDefault'>;

/**
 * Calls back when the order of a product is another one: this phone has chosen something else for its orders,
 * or the day has ended by which it would arrive. Returns what ends the calls.
 */
export function onOrderChanged(callback: () => void): () => void {
  const endChoices = orderChoicesStore.subscribe(callback);
  const endClock = onDeliveryDayEnd(deliveryTerms, callback);
  return () => {
    endChoices();
    endClock();
  };
}

/**
 * The message of a product's own order, with where this phone's orders go and how they are paid; `keep`
 * keeps the order when the message is opened, `keepCall` when the shop is called, `send` does so at a click on the link to the chat, in place of
 * which it first shows what the order leaves open. The same product, size and quantity is another order on
 * another day.
 */
export function orderOfProduct(item: Omit<CartLine, 'lineId'>) {
  const lineId = [item.id, item.size, linkDay(Date.now()), visitId()].join('-');
  const lines = [{ ...item, lineId }];
  const chosen = orderChoicesStore.getState();
  const destination = destinationOf(chosen);
  const payBy = payByOf(chosen.payBy, {
    area: destination.area,
    reachable: true,
    isWholesale: isWholesale(lines),
  });
  const choice = { destination, payBy, identity: orderIdentity(lines) };
  const { text, code } = productOrder(item, choice);
  const keep = () => keepOrder({ code, lines, question: { text } });
  const keepCall = () => keepOrder({ code, lines, question: { text, isCalled: true } });
  const send = (event: MouseClick) => {
    const missing = isPlainClick(event) && missingChoices(choice);
    if (!missing || !isFirstAsk(lines)) return keep();
    event.preventDefault();
    askBeforeProduct({ item, missing }, () => {
      keep();
      window.location.assign(chatLink(text));
    });
  };
  return { text, lines, choice, keep, keepCall, send };
}

/** The chat message that orders one product, with its reference and link. */
function productOrder(
  line: OrderLine,
  choice: { payBy: PayBy; destination: Destination; identity: OrderIdentity },
): CartOrder {
  const text = productOrderText(line, {
    opening: openingRows(choice.identity),
    ...orderTerms([line], choice),
  });
  const { link, code } = linkOf([line], choice);
  return { text: withLink(text, link), link, code };
}

/** Random, and the same for this visit: other phones order the same product on the same day. */
function visitId(): string {
  const kept = tabStorage.get(visitKey) || pageId;
  tabStorage.set(visitKey, kept);
  return kept;
}

const pageId = newLineId();
