/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { messageOf, serveCatalogue, storeAlone, textOf } from '@/e2e/jsdom-parts';
import { catalogueFileWith } from '@/e2e/shop/builders';
import { linkDay } from '@/lib/order/order-link-facts';
import { encodeLink } from '@/lib/order/order-link-format';
import { type OrderState, withQuestion, withStep } from '@/lib/order/order-state';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { ordersKey, seenProductsKey } from '@/lib/remembered/storage-keys';
import { type KeptOrder, ordersText } from '@/lib/sent/orders';
import { ordersStore } from '@/lib/sent/orders.client';
import { OrderHistory } from './order-history.client';

const names = ['Shoe 0', 'Shoe 1', 'Shoe 2', 'Shoe 3', 'Shoe 4'];
const shoes = names.map((name, at) => ({ id: `shoe-${at}`, name }));
serveCatalogue(() => catalogueFileWith({ name: 'Rain boots' }, ...shoes));

const reference = (number: number) => referenceOfText(`order ${number}`);
const shown = (number: number) => shownReference(reference(number));

/** An order of two pairs half an hour after midnight in Kenya, with a state and what a phone keeps beside it. */
function orderOf(number: number, state?: OrderState, over: Partial<KeptOrder> = {}): KeptOrder {
  const content = {
    lines: [{ id: 'boot', size: '41', priceKes: 1500, quantity: 2 }],
    order: {
      reference: reference(number),
      day: linkDay(Date.parse('2026-11-22T21:30:00Z')),
      area: 'Sampletown',
      feeKes: 250,
      place: '',
      payBy: 'undecided',
    },
    ...(state && { state }),
  } as const;
  const code = encodeLink(content) ?? '';
  return { reference: reference(number), code, lineIds: [], day: 329, ...over };
}

/** The list of a phone that has sent these orders, half a day after. */
async function open(orders: readonly KeptOrder[], besides: Record<string, string> = {}) {
  storeAlone({ [ordersKey]: ordersText(orders), ...besides });
  render(<OrderHistory none="No orders yet" noneKept="None kept" ways="" />, {
    wrapper: NotificationsProvider,
  });
  await act(async () => {});
}

const region = () => screen.getByRole('region', { name: 'Your orders' });
const rows = () =>
  within(region())
    .queryAllByRole('button', { name: /^Remove order/ })
    .map((button) => button.closest('li') as HTMLElement);
const remove = (number: number) =>
  screen.getByRole('button', { name: `Remove order ${shown(number)}` });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Answers the question, which is gone before an order is removed. */
async function answer(name: string) {
  const kept = () => ordersStore.getState().list.length;
  const before = kept();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept()).toBe(before);
  await waitFor(() => expect(kept()).toBeLessThan(before));
}
/** The texts of the notices. */
const notices = () => screen.getAllByRole('status').map(textOf).join('');

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00+03:00') }));
afterEach(() => {
  jest.useRealTimers();
  ordersStore.setState({ saved: true });
});

test('a listed order has its goods, its reference, its Kenyan day, its items and its total as ordered', async () => {
  await open([orderOf(0)]);
  const [link] = within(region()).getAllByRole('link');
  expect(textOf(link)).toBe(`Rain boots, 41 ${shown(0)} 23 November 2026 2 items, KSh 3,250`);
  expect(link?.getAttribute('href')).toBe(`#${orderOf(0).code}`);
  expect(textOf(region())).toContain('Saved on this phone only.');
});

test('an order that waits is asked about from the list, and leads to its page to be ordered again', async () => {
  await open([orderOf(0)]);
  expect(textOf(rows()[0])).toContain('Not confirmed yet');
  expect(messageOf(screen.getByRole('link', { name: 'Ask about this order' }))).toContain(shown(0));
  const again = screen.getByRole('link', { name: 'Order again' });
  expect(again.getAttribute('href')).toBe(`#${orderOf(0).code}`);
});

test('each order says where it stands and names the next step', async () => {
  const confirmed = withStep(undefined, { is: 'confirmed', at: 1, toPayKes: 3300 });
  const paid = withStep(confirmed, { is: 'paid', at: 2 });
  const sent = withStep(paid, { is: 'sent', at: 3, carrier: 'Sample Bus', waybill: 'SB 123' });
  const asked = withQuestion(undefined, [0], 1);
  await open([orderOf(0, confirmed), orderOf(1, sent), orderOf(2, asked)]);
  const [pay, bus, answer] = rows();
  expect(textOf(pay)).toContain('KSh 3,300Confirmed');
  expect(
    within(pay as HTMLElement)
      .getByText('Pay KSh 3,300')
      .getAttribute('href'),
  ).toBe(`#${orderOf(0, confirmed).code}`);
  expect(textOf(bus)).toContain('waybill SB 123');
  expect(textOf(bus)).toContain('Sent by Sample BusAsk us where it is');
  expect(
    within(bus as HTMLElement)
      .getByText('Ask us where it is')
      .getAttribute('href'),
  ).toContain('wa.me');
  expect(textOf(answer)).toContain('41 is sold out');
  expect(within(answer as HTMLElement).getByText('Choose another size')).toBeTruthy();
});

test('an order that was perhaps not sent is asked about, until it is said to be sent', async () => {
  await open([orderOf(0, undefined, { question: { text: 'I would like' } })]);
  expect(textOf(rows()[0])).toContain('Did you send it?');
  expect(messageOf(screen.getByRole('link', { name: 'Open WhatsApp again' }))).toBe('I would like');
  expect(screen.queryByRole('link', { name: 'Ask about this order' })).toBeNull();
  tap('Yes, sent');
  expect(textOf(rows()[0])).toContain('Not confirmed yet');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${orderOf(0).code}`);
});

test('removing asks first, is said once, and moves the focus to the next order', async () => {
  await open([orderOf(0), orderOf(1), orderOf(2)]);
  fireEvent.click(remove(1));
  const question = screen.getByRole('dialog', { name: `Remove order ${shown(1)}?` });
  expect(textOf(question)).toContain('Each order’s link stays in your WhatsApp chat.');
  tap('Keep');
  expect(rows()).toHaveLength(3);
  fireEvent.click(remove(1));
  await answer('Remove');
  expect(rows().map((row) => textOf(row).includes(shown(1)))).toEqual([false, false]);
  expect(document.activeElement).toBe(remove(2));
  expect(notices().split(`Order ${shown(1)} removed.`)).toHaveLength(2);
  fireEvent.click(remove(2));
  await answer('Remove');
  expect(document.activeElement).toBe(remove(0));
  expect(JSON.parse(localStorage.getItem(ordersKey) ?? '').orders).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
});

test('all orders are removed by one answer, and the empty list has the focus', async () => {
  await open([orderOf(0), orderOf(1)]);
  tap('Remove all');
  expect(screen.getByRole('dialog', { name: 'Remove all orders?' })).toBeTruthy();
  await answer('Remove all');
  expect(textOf(region())).toBe('No orders yet');
  expect(document.activeElement).toBe(region());
  expect(JSON.parse(localStorage.getItem(ordersKey) ?? '').orders).toEqual([]);
});

test('a phone that keeps no orders says so, with orders and without', async () => {
  ordersStore.setState({ saved: false });
  await open([]);
  expect(textOf(region())).toBe('None kept');
  act(() => ordersStore.setState({ list: [orderOf(0)] }));
  expect(textOf(region())).toContain(
    'This phone can’t save your orders. Each order’s link is in your WhatsApp chat.',
  );
  expect(textOf(region())).not.toContain('Saved on this phone only.');
});

test.each([
  [
    'what it has looked at, where that is enough',
    4,
    'Recently viewed',
    ['Shoe 3', 'Shoe 2', 'Shoe 1', 'Shoe 0'],
  ],
  ['other goods of the shop, where it has looked at few', 3, 'You may also like', names],
])('below the list a phone has %s', async (_, count, title, goods) => {
  const seen = shoes.slice(0, count).map(({ id }) => id);
  await open([orderOf(0)], { [seenProductsKey]: JSON.stringify(seen.toReversed()) });
  const shownGoods = within(screen.getByRole('region', { name: title })).getAllByRole('heading', {
    level: 3,
  });
  expect(shownGoods.map(textOf)).toEqual(goods);
});
