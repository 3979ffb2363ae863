import { type DeliveryTerms, deliveryDay } from './delivery-day';

/** Until when an order arrives by the day of one that is made now, in ms; undefined for a shop that names none. */
export function deliveryDayEnd(terms: DeliveryTerms | undefined): number | undefined {
  return terms && deliveryDay(Date.now(), terms)?.until;
}

/**
 * Calls back each time that the day ends by which an order of now arrives, and when the page is shown again,
 * which has missed its timers. Returns what ends the calls.
 */
export function onDeliveryDayEnd(
  terms: DeliveryTerms | undefined,
  callback: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const end = deliveryDayEnd(terms);
    timer = end === undefined ? undefined : setTimeout(renew, end - Date.now());
  };
  const renew = () => {
    clearTimeout(timer);
    callback();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', renew);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}
