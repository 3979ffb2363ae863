/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { messageOf, serveCatalogue, storeAlone, textOf } from '@/e2e/jsdom-parts';
import { type StepAt, stateAfter } from '@/e2e/shop/book-builders';
import { catalogueFileWith, pictureOf } from '@/e2e/shop/builders';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { cartStore } from '@/lib/cart/cart-store.client';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { pagePaths } from '@/lib/links/page-paths';
import { linkDay } from '@/lib/order/order-link-facts';
import {
  encodeLink,
  type LinkContent,
  type OrderFacts,
  parseLink,
} from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { ordersKey } from '@/lib/remembered/storage-keys';
import { bookCode } from '@/lib/seller/book-codes';
import { markShopPhone, unmarkShopPhone } from '@/lib/seller/shop-phone.client';
import { ordersText } from '@/lib/sent/orders';
import { ordersStore } from '@/lib/sent/orders.client';
import { OrderPage } from './order-page.client';

/** A Thursday; the stand is open from Tuesday to Saturday. */
const today = Date.parse('2026-11-26T12:00+03:00');
const [stand, town] = deliveryAreas.map(({ name }) => name);

const goods = [
  { id: 'boot', name: 'Boots', priceKes: 1500, sizes: ['40', '41', '42'], soldOutSizes: ['42'] },
  { id: 'heel', name: 'Heels', priceKes: 800, sizes: ['38'] },
];
let isReached = true;

const reference = referenceOfText('an order');
const shown = shownReference(reference);
const facts: OrderFacts = {
  reference,
  day: linkDay(Date.parse('2026-11-25T09:00+03:00')),
  area: town ?? '',
  feeKes: 150,
  place: '',
  payBy: 'till',
};
const boot = { id: 'boot', size: '41', priceKes: 1500, quantity: 1 };
const heel = { id: 'heel', size: '38', priceKes: 800, quantity: 3 };
/** A pair whose price was lower, a size that is sold out today, and a product that is gone. */
const changed = [
  { ...boot, priceKes: 1350, quantity: 2 },
  { ...boot, size: '42' },
  { ...boot, id: 'old-penny-loafer', priceKes: 900 },
];

interface Linked {
  steps?: readonly StepAt[];
  soldOut?: readonly number[];
  facts?: Partial<OrderFacts>;
  lines?: LinkContent['lines'];
}

/** The code of the order's link after these steps, each at a day and an hour of November: '26T09:00'. */
function codeOf({ steps = [], soldOut, facts: over, lines = [boot, heel] }: Linked = {}): string {
  return encodeLink({ lines, order: { ...facts, ...over }, ...stateAfter(steps, soldOut) }) ?? '';
}

const confirmed = ['confirmed', '26T09:00'] as const;
const paid = ['paid', '26T10:00', { paidCode: 'SJK4H7L2PQ' }] as const;
const sent = ['sent', '26T11:00', { carrier: 'Sample Bus', waybill: 'SB 123' }] as const;

/** Keeps an order as one that this phone has sent. */
function keep(code: string) {
  storeAlone({ [ordersKey]: ordersText([{ reference, code, lineIds: [], day: facts.day }]) });
}
const keptCode = () => ordersStore.getState().list[0]?.code;

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(10)));

/** Opens the link of a code, until today's prices have arrived, or could not. */
async function open(code: string) {
  cleanup();
  window.location.hash = `#${code}`;
  render(
    <OrderPage
      scene={{ picture: pictureOf('empty'), alt: 'An empty box' }}
      none="No orders yet"
      noneKept=""
      ways="Shop by category"
    />,
    {
      wrapper: NotificationsProvider,
    },
  );
  await settle();
}

/** Follows a link to another order or page, as its hash says. */
async function follow(link: HTMLElement) {
  window.location.hash = (link as HTMLAnchorElement).hash;
  fireEvent(window, new HashChangeEvent('hashchange', { newURL: window.location.href }));
  await settle();
}

const page = () => textOf(document.body);
const lines = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
const standing = () => screen.getByRole('region', { name: 'Order status' });
const stands = () => textOf(within(standing()).getByRole('heading'));
const step = () => textOf(standing().querySelector('[aria-current=step]')).trim();
const row = (name: string) => textOf(screen.getByText(name, { selector: 'dt' }).parentElement);
const howToPay = () => screen.queryByRole('heading', { name: 'How to pay' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers({ now: today });
  isReached = true;
  serveCatalogue(() => (isReached ? catalogueFileWith(...goods) : undefined));
  storeAlone();
  cartStore.setState({ lines: [] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const lacking of ['share', 'clipboard']) Reflect.deleteProperty(navigator, lacking);
});

test('an order shows its day, lines, delivery, total and the numbers to pay, with no second price', async () => {
  await open(codeOf({ facts: { place: 'Kisumu', payBy: 'paybill' } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Order ${shown}`);
  expect(document.title).toBe(`Order ${shown} | ${shop.name}`);
  expect(page()).toContain('Ordered on Wednesday, 25 November 2026');
  expect(lines().map(textOf)).toEqual([
    'BootsSize 411 × KSh 1,500KSh 1,500',
    'HeelsSize 383 × KSh 800KSh 2,400',
  ]);
  const name = within(lines()[0] as HTMLElement).getByRole<HTMLAnchorElement>('link');
  expect(name.getAttribute('href')).toMatch(/\/boot\/\?size=41$/);
  expect(row('Goods')).toBe('Goods KSh 3,900');
  expect(row('Delivery')).toBe(`Delivery${town}, Kisumu KSh 150`);
  expect(row('To pay')).toBe('To pay KSh 4,050');
  for (const number of Object.values(payments.paybill)) expect(page()).toContain(number);
  expect(button('Copy Amount')).toBeTruthy();
  expect(page()).not.toMatch(/was KSh|since\.|today\./);
});

test('an order shows a price raised, a size sold out and a product gone since, and what it comes to today', async () => {
  await open(codeOf({ lines: changed }));
  const [raised, soldOut, gone] = lines().map(textOf);
  expect(raised).toContain('was KSh 1,350, now KSh 1,500');
  expect(raised).toContain('KSh 2,700');
  expect(soldOut).toContain('42 is sold out');
  expect(gone).toContain('Old penny loafer');
  expect(gone).toContain('No longer sold');
  expect(within(lines()[2] as HTMLElement).queryByRole('link')).toBeNull();
  expect(row('To pay')).toContain('KSh 5,250');
  const note = textOf(screen.getByText('1 price is different today.').parentElement);
  expect(note).toBe(
    '1 price is different today.2 items can no longer be ordered.The items still in stock come to KSh 3,150 today.Ask on WhatsApp before you pay.',
  );
  expect(screen.getByText('1 price is different today.').closest('[role=status]')).not.toBeNull();
});

test('where the shop is not reached an order has its own prices, and says that today’s are not known', async () => {
  isReached = false;
  await open(codeOf({ lines: [changed[0] ?? boot] }));
  expect(page()).toContain('We could not load today’s prices. These are from the day you ordered.');
  expect(textOf(lines()[0])).toContain('KSh 2,700');
  expect(page()).not.toContain('was KSh');
});

test('an order without an area or a way to pay leaves its fee open, and each number is a tap away', async () => {
  const { feeKes: _, ...without } = facts;
  const order = { ...without, area: '', payBy: 'undecided' } as const;
  await open(encodeLink({ lines: [boot], order }) ?? '');
  expect(row('Delivery')).toBe('Deliveryplace not chosen yet to be agreed');
  expect(row('To pay')).toBe('To pay KSh 1,500 plus the delivery fee');
  for (const way of ['Bank paybill', 'Send money by M-Pesa']) {
    expect(screen.getByText(way).closest('details')?.open).toBe(false);
  }
});

test('a cart that somebody sent has its lines and total, without a reference and without how to pay', async () => {
  await open(encodeLink({ lines: [{ ...boot, quantity: 2 }] }) ?? '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`A cart from ${shop.name}`);
  expect(row('Total')).toBe('Total KSh 3,000');
  expect(howToPay()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

const whole = codeOf({ steps: [confirmed, paid, sent] });

test.each([
  ['cut by one character', whole.slice(0, -1), 'This link is incomplete'],
  ['with a changed code of a payment', whole.replace('7L2PQ', '7L2PR'), 'This link is incomplete'],
  ['of a later release', `3${whole.slice(1)}`, 'This page is out of date'],
  ['far too long', `${whole}${'a'.repeat(100_000)}`, 'This link is incomplete'],
  ['with half an escape', `${whole}%`, 'This link is incomplete'],
])(
  'a link %s says what to do instead, and changes nothing that the phone keeps',
  async (_, code, title) => {
    keep(codeOf());
    await open(code);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(messageOf(screen.getByRole('link', { name: 'Ask us on WhatsApp' }))).toContain(
      'open the link',
    );
    expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy();
    expect(page()).toContain('Shop by category');
    expect(keptCode()).toBe(codeOf());
    expect(Object.keys(localStorage)).toEqual([ordersKey]);
  },
);

test('the address of the order book shows it on the shop’s own phone, and on any other the orders of that phone', async () => {
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  markShopPhone();
  await open(bookCode);
  expect(title()).toBe('Order book');
  expect(page()).toContain('No orders in the book yet');
  act(unmarkShopPhone);
  await open(bookCode);
  expect(title()).toBe('Your orders');
  expect(page()).toContain('No orders yet');
  expect(page()).not.toContain('book');
});

test('an order is shared by its link', async () => {
  const given: ShareData[] = [];
  const share = async (data: ShareData) => void given.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open(codeOf());
  await act(async () => void fireEvent.click(button('Share')));
  expect(given).toEqual([
    {
      title: `Order ${shown}`,
      text: `Order ${shown} at ${shop.name}`,
      url: `${window.location.origin}${pagePaths.order}#${codeOf()}`,
    },
  ]);
});

test.each<[string, Linked, now: string, at: string, isToPay: boolean]>([
  ['new', {}, 'You sent it to us.', 'Order sent to us 25 November', true],
  [
    'confirmed',
    { steps: [confirmed] },
    'Confirmed on 26 November.',
    'Confirmed by us 26 November',
    true,
  ],
  [
    'paid',
    { steps: [confirmed, paid] },
    'Paid on 26 November.',
    'Paid 26 November code SJK4H7L2PQ',
    false,
  ],
  [
    'packed',
    { steps: [confirmed, paid, ['packed', '26T10:30']] },
    'Packed on 26 November.',
    'Packed 26 November',
    false,
  ],
  [
    'ready to collect',
    { steps: [confirmed, paid, ['ready', '26T11:00']], facts: { area: stand ?? '', feeKes: 0 } },
    'Ready to collect since 26 November.',
    'Ready to collect 26 November',
    false,
  ],
  [
    'sent',
    { steps: [confirmed, paid, sent] },
    'Sent on 26 November by Sample Bus.',
    'On the way 26 November waybill SB 123',
    false,
  ],
  [
    'there',
    { steps: [confirmed, paid, sent, ['collected', '26T11:30']] },
    'Delivered on 26 November.',
    'Delivered 26 November',
    false,
  ],
  [
    'cancelled',
    { steps: [confirmed, ['cancelled', '26T10:00']] },
    'Cancelled on 26 November.',
    'Cancelled 26 November',
    false,
  ],
])(
  'the link of an order that is %s says so on the phone that sent it, which keeps that',
  async (what, linked, now, at, isToPay) => {
    keep(codeOf(linked.facts ? { facts: linked.facts } : {}));
    await open(codeOf(linked));
    expect([stands(), step(), howToPay() !== null]).toEqual([now, at, isToPay]);
    expect(keptCode()).toBe(codeOf(linked));
    const isPaid = ['paid', 'packed', 'ready to collect', 'sent', 'there'].includes(what);
    expect(screen.queryByRole('button', { name: 'Print this slip' }) !== null).toBe(isPaid);
  },
);

test('a phone that has not sent the order says the same in words, and keeps nothing of it', async () => {
  await open(codeOf({ steps: [confirmed] }));
  expect(stands()).toBe('Confirmed on 26 November.');
  expect(textOf(within(standing()).getAllByRole('listitem')[0])).toBe('Ordered 25 November ');
  expect(ordersStore.getState().list).toEqual([]);
});

test('once an order is delivered, its step “On the way” names the carrier', async () => {
  await open(codeOf({ steps: [confirmed, paid, sent, ['collected', '26T11:30']] }));
  const steps = within(standing()).getAllByRole('listitem').map(textOf);
  expect(steps).toContainEqual(expect.stringContaining('Sample Bus, waybill SB 123'));
});

test('replies that are opened out of order leave the newest state', async () => {
  keep(codeOf());
  for (const code of [whole, codeOf({ steps: [confirmed] }), codeOf()]) {
    await open(code);
    expect(stands()).toContain('Sample Bus');
  }
  expect(keptCode()).toBe(whole);
});

test('a link with other goods says that it is not the order of this phone, and leads to that', async () => {
  keep(codeOf());
  await open(codeOf({ steps: [confirmed], lines: [{ ...boot, priceKes: 1 }] }));
  expect(page()).toContain(`does not match order ${shown}, which you sent`);
  expect(keptCode()).toBe(codeOf());
  await follow(screen.getByRole('link', { name: 'See the order that you sent' }));
  expect(page()).not.toContain('does not match');
  expect(stands()).toBe('You sent it to us.');
});

test('script in every field of a state is text', async () => {
  const script = '<img src=x onerror=alert(1)>';
  await open(
    codeOf({ steps: [confirmed, ['sent', '26T11:00', { carrier: script, waybill: script }]] }),
  );
  expect(stands()).toContain(`by ${script}.`);
  expect(step()).toContain(`waybill ${script}`);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a size that is sold out is asked about, with today’s nearest sizes and two answers', async () => {
  const asked = [{ ...boot, size: '42' }];
  keep(codeOf({ lines: asked }));
  await open(codeOf({ lines: asked, soldOut: [0] }));
  expect(stands()).toBe('Size 42 is sold out.');
  expect(textOf(standing())).toContain('We have sizes 40 and 41 today.');
  expect(messageOf(screen.getByRole('link', { name: 'Answer on WhatsApp' }))).toBe(
    `Hello ${shop.name}, about my order ${shown}: Size 42 is sold out. Please give me instead: `,
  );
  fireEvent.click(button('Edit and send again'));
  expect(cartStore.getState().lines).toMatchObject([{ id: 'boot', size: '42' }]);
});

test('where the shop is not reached a question about a size names no other', async () => {
  isReached = false;
  await open(codeOf({ soldOut: [1] }));
  expect(stands()).toContain('is sold out.');
  expect(textOf(standing())).toContain('Would you like another size?');
});

test('a confirmed order shows no later change, until it can be ordered again', async () => {
  const since = { lines: changed.slice(0, 2) };
  await open(codeOf(since));
  expect(page()).toContain('1 price is different today.');
  await open(codeOf({ ...since, steps: [confirmed] }));
  expect(textOf(lines()[0])).toContain('Boots');
  expect(page()).not.toMatch(/has changed since|is sold out|was KSh/);
  await open(codeOf({ ...since, steps: [confirmed, ['collected', '26T11:00']] }));
  expect(page()).toContain('1 price is different today.');
});

test('a confirmed sum that differs from the order’s total is shown beside that total, until it is paid', async () => {
  const said = () => /Your order came to [^.]*\./.exec(page())?.[0];
  await open(codeOf({ steps: [['confirmed', '26T09:00', { toPayKes: 4050 }]] }));
  expect(said()).toBeUndefined();
  await open(codeOf({ steps: [['confirmed', '26T10:00', { toPayKes: 9999 }]] }));
  expect(said()).toBe('Your order came to KSh 4,050, and we confirmed KSh 9,999.');
  await open(codeOf({ steps: [confirmed, ['paid', '26T11:00', { toPayKes: 9999 }]] }));
  expect(said()).toBeUndefined();
});

test('“Ask about this order” names the order and its day, and its link has the state', async () => {
  await open(whole);
  const message = messageOf(screen.getByRole('link', { name: 'Ask about this order' }));
  expect(message).toContain(`I have a question about my order ${shown} (25 November): http`);
  expect(parseLink(message.split('#')[1] ?? '')).toEqual(parseLink(whole));
  expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:\+/);
});

test('a day is promised until the order leaves, and a day that is past is asked about', async () => {
  await open(codeOf({ steps: [confirmed, paid] }));
  expect(textOf(standing())).toMatch(/With you by \w+day, \d+ (November|December)/);
  await open(whole);
  expect(textOf(standing())).not.toContain('With you by');
  jest.setSystemTime(Date.parse('2026-12-20T12:00+03:00'));
  await open(codeOf({ steps: [confirmed, paid] }));
  expect(textOf(standing())).toContain('Ask us where it is.');
  expect(textOf(standing())).not.toContain('With you by');
});

test('a pasted code that is sent is kept with the order, until the shop says that it is paid', async () => {
  const code = 'MP261126.1430.A12345';
  const next = `You sent us the code ${code}. We check for your payment and reply.`;
  // jsdom opens no page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  keep(codeOf());
  await open(codeOf({ steps: [confirmed] }));
  fireEvent.change(screen.getByLabelText('Paste the M-Pesa message'), {
    target: { value: `Trans. ID: ${code}. You have paid KES 4,050.00 to SAMPLE STAND` },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Send us the code' }));
  expect(textOf(standing())).toContain(next);
  await open(codeOf({ steps: [confirmed] }));
  expect(textOf(standing())).toContain(next);
  await open(codeOf({ steps: [confirmed, paid] }));
  expect(page()).not.toContain('You sent us the code');
});

test('the waybill is copied alone', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await open(whole);
  await act(async () => void fireEvent.click(button('Copy waybill')));
  expect(copied).toEqual(['SB 123']);
});
