/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { OrderPage } from '@/components/order/order-page.client';
import { ShopPhonePage } from '@/components/seller/shop-phone.client';
import { messageOf, serveCatalogue, storeAlone, textOf } from '@/e2e/jsdom-parts';
import { catalogueFileWith, pictureOf } from '@/e2e/shop/builders';
import { payments } from '@/e2e/shop/whole-shop';
import {
  encodeLink,
  type LinkContent,
  type OrderContent,
  parseLink,
} from '@/lib/order/order-link-format';
import { withStep } from '@/lib/order/order-state';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { bookStore } from '@/lib/seller/book.client';
import { markShopPhone } from '@/lib/seller/shop-phone.client';

const noon = Date.parse('2026-11-26T12:00+03:00');
const goods = [
  { id: 'boot', name: 'Boots', sizes: ['39', '40', '41', '42'] },
  { id: 'heel', name: 'Heels', priceKes: 800, sizes: ['37', '38'], soldOutSizes: ['38'] },
];
let isReached = true;

const shown = shownReference(referenceOfText('an order'));
const facts = {
  reference: referenceOfText('an order'),
  day: 300,
  area: '',
  place: '',
  payBy: 'undecided',
} as const;
const pair = { id: 'boot', size: '41', priceKes: 1500, quantity: 1 };
const three = { ...pair, size: '40', quantity: 3 };
const soldOut = { id: 'heel', size: '38', priceKes: 800, quantity: 1 };
/** An order without a known sum, one line of which is sold out. */
const open: OrderContent = { lines: [pair, three, pair, soldOut], order: facts };
/** An order to an area with a fee, to be paid to the till. */
const retail: OrderContent = {
  lines: [pair, three],
  order: { ...facts, area: 'Sampletown', feeKes: 150, payBy: 'till' },
};
const confirmed = `Confirmed, total KSh 6,150 (${shown}). Pay to till ${payments.till.number} (${payments.till.name}).`;

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(10)));

/** Opens an order on the shop's own phone, until today's prices have arrived. */
async function openOrder(order: LinkContent) {
  cleanup();
  window.location.hash = `#${encodeLink(order)}`;
  render(
    <OrderPage scene={{ picture: pictureOf('empty'), alt: '' }} none="" noneKept="" ways="" />,
    { wrapper: NotificationsProvider },
  );
  await settle();
}

const page = () => textOf(document.body);
const region = (name: string) => screen.getByRole('region', { name });
const standing = () => region('State');
const steps = () => within(region('Next step'));
const fold = (name: string) =>
  within(
    steps().getByText(name, { exact: true, selector: 'summary' }).parentElement as HTMLElement,
  );
const rows = () => within(region('Packing list')).getAllByRole('listitem');
const boxes = () => rows().map((row) => within(row).getByRole<HTMLInputElement>('checkbox'));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const mark = (name: string) => fireEvent.click(fold(name).getByText('Mark only, no message'));
const sending = (text: string) => ({ name: `Send: ${text}` });
/** Whom a link to the chat writes to. */
const chatOf = (link: HTMLElement) => {
  const { origin, pathname } = new URL((link as HTMLAnchorElement).href);
  return origin + pathname;
};
/** The state of the order in the link of a reply. */
const stateIn = (link: HTMLElement) => {
  const content = parseLink(messageOf(link).split('#')[1] ?? '');
  return typeof content === 'string' ? content : content.state;
};
/** Opens the reply about a line. jsdom opens a fold without its event. */
const askSoldOut = (row: number) => {
  const details = rows()[row]?.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details).getByRole('link');
};

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  isReached = true;
  serveCatalogue(() => (isReached ? catalogueFileWith(...goods) : undefined));
  storeAlone();
  bookStore.setState({ list: [], saved: true });
  markShopPhone();
  // jsdom opens no page.
  document.onclick = (event) => event.preventDefault();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an order has a box for each line, and its ticks are those of one order', async () => {
  await openOrder(open);
  expect(boxes().map((box) => textOf(box.closest('label')))).toEqual([
    '1 × Boots Size 41',
    '3 × Boots Size 40',
    '1 × Boots Size 41',
    '1 × Heels Size 38',
  ]);
  for (const at of [2, 0]) fireEvent.click(boxes()[at] as HTMLElement);
  expect(screen.getByText('2 of 4 packed').getAttribute('role')).toBe('status');
  await openOrder(retail);
  expect(page()).toContain('0 of 2 packed');
  await openOrder(open);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true, false]);
  fireEvent.click(boxes()[0] as HTMLElement);
  expect(page()).toContain('1 of 4 packed');
});

test('a cart that was sent has nothing for the seller', async () => {
  await openOrder({ lines: open.lines });
  expect(screen.queryByRole('region', { name: 'For the shop' })).toBeNull();
});

test('each step has a reply whose link says so, is marked without a message too, and is taken back', async () => {
  await openOrder(retail);
  expect(textOf(standing())).toContain('New');
  type(screen.getByLabelText('Phone'), '0700 000 155');
  const first = fold('Confirm').getByRole('link', sending(confirmed));
  expect(chatOf(first)).toBe('https://wa.me/254700000155');
  expect(messageOf(first)).toContain(confirmed);
  expect(stateIn(first)).toMatchObject({ steps: [{ is: 'confirmed' }], toPayKes: 6150 });
  fireEvent.click(first);
  expect(textOf(standing())).toMatch(/^Confirmed since .* · KSh 6,150 to pay/);
  expect(document.activeElement).toBe(standing());

  type(fold('Paid').getByLabelText(/^M-Pesa code/), 'SJK4H7L2PQ Confirmed. Ksh6,150.00 paid');
  const paid = fold('Paid').getByRole('link', sending(`Paid, thank you: SJK4H7L2PQ (${shown}).`));
  expect(stateIn(paid)).toMatchObject({ paidCode: 'SJK4H7L2PQ' });
  mark('Paid');
  expect(textOf(standing())).toContain('Paid');

  expect(fold('Sent').getByLabelText<HTMLInputElement>('Sent by').value).toBe('sample rider');
  type(fold('Sent').getByLabelText('Sent by'), 'G4S');
  type(fold('Sent').getByLabelText(/^Waybill/), '5567');
  const sent = fold('Sent').getByRole('link', sending(`Sent by G4S, waybill 5567 (${shown}).`));
  expect(stateIn(sent)).toMatchObject({ carrier: 'G4S', waybill: '5567', toPayKes: 6150 });
  mark('Sent');
  mark('Delivered');
  expect(textOf(standing())).toContain('Delivered');
  expect(page()).toContain('All done.');

  screen.getByRole('button', { name: 'Undo “Delivered”' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Undo “Delivered”' }));
  expect(textOf(standing())).toMatch(/^Sent since/);
  expect(document.activeElement).toBe(standing());
});

test('an order without a known sum is confirmed with the one that the seller types', async () => {
  await openOrder(open);
  const sum = steps().getByLabelText<HTMLInputElement>(/^Sum to pay/);
  expect(sum.value).toBe('');
  fireEvent.click(fold('Confirm').getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(sum);
  for (const wrong of ['', '3450.50']) {
    type(sum, wrong);
    const issue = document.getElementById(sum.getAttribute('aria-describedby') ?? '');
    expect(textOf(issue)).toMatch(/^Type whole shillings/);
    expect(steps().queryByRole('link', { name: /^Send: Confirmed/ })).toBeNull();
  }
  type(sum, 'KSh 3,400');
  expect(steps().getByRole('link', { name: /^Send: Confirmed, total KSh 3,400 / })).toBeTruthy();
});

test('a wrong phone number is refused, and a reply then goes to a chat that the seller chooses', async () => {
  await openOrder(retail);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  const chat = () => chatOf(fold('Confirm').getByRole('link'));
  expect(chat()).toBe('https://api.whatsapp.com/send');
  type(phone, '0700 000 155');
  // While a number is typed, the one before stays.
  type(phone, '0700 000 15');
  expect(chat()).toBe('https://wa.me/254700000155');
  fireEvent.blur(phone);
  const issue = document.getElementById(phone.getAttribute('aria-describedby') ?? '');
  expect(textOf(issue)).toMatch(/^That is not a phone number/);
  expect(chat()).toBe('https://api.whatsapp.com/send');
  type(phone, 'A customer with a long name, +254 700 000 156');
  fireEvent.blur(phone);
  expect(phone.value).toBe('0700 000 156');
  expect(chat()).toBe('https://wa.me/254700000156');
});

test.each(['1970-01-02', '2015-06-01', '2141-03-03'])(
  'a phone whose date is %s says that it is wrong, and takes no step until it is right',
  async (date) => {
    jest.setSystemTime(Date.parse(date));
    await openOrder(retail);
    const wrong = () => screen.queryAllByText(/^The date of this phone is wrong\./);
    expect(wrong()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
    const details = rows()[0]?.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(wrong()).toHaveLength(2);
    expect(within(details).queryByRole('link')).toBeNull();
    fireEvent.click(boxes()[0] as HTMLElement);
    expect(page()).toContain('1 of 2 packed');
    jest.setSystemTime(noon);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(wrong()).toEqual([]);
    mark('Confirm');
    expect(textOf(standing())).toContain('Confirmed');
  },
);

test('a state that a link brings is not taken into the book', async () => {
  const state = withStep(undefined, { is: 'paid', at: 400_000, paidCode: 'SJK4H7L2PQ' });
  await openOrder({ ...retail, state });
  expect(textOf(standing())).toMatch(/^New/);
  expect(page()).not.toContain('SJK4H7L2PQ');
});

test('an order that was confirmed keeps its area and way to pay, whatever another link says', async () => {
  const note = /^The place or the way to pay in this link/;
  await openOrder(retail);
  expect(screen.queryByText(note)).toBeNull();
  mark('Confirm');
  await openOrder({ ...retail, order: { ...retail.order, payBy: 'delivery', feeKes: 0 } });
  expect(screen.getByText(note)).toBeTruthy();
  expect(textOf(standing())).toContain('KSh 6,150');
  await openOrder(retail);
  expect(screen.queryByText(note)).toBeNull();
});

test('a line that is sold out today asks for a size in stock, and a second question keeps the first', async () => {
  await openOrder(open);
  const gone = askSoldOut(3);
  expect(gone.getAttribute('aria-label')).toBe('Send: Heels, size 38 is sold out: 37 instead?');
  expect(stateIn(gone)).toMatchObject({ steps: [], soldOut: [3] });
  expect(rows()[0]?.querySelector('details')?.open).toBe(false);
  const other = askSoldOut(0);
  expect(other.getAttribute('aria-label')).toBe('Send: Boots, size 41 is sold out: 40 or 42?');
  fireEvent.click(other);
  expect(textOf(standing())).toContain('You asked about a size that is sold out.');
  expect(stateIn(gone)).toMatchObject({ soldOut: [0, 3] });
});

test('a question about a size is there again where its answer is taken back, and is taken back itself', async () => {
  await openOrder(retail);
  fireEvent.click(askSoldOut(0));
  mark('Confirm');
  expect(textOf(standing())).not.toContain('You asked about');
  fireEvent.click(screen.getByRole('button', { name: 'Undo “Confirmed”' }));
  expect(textOf(standing())).toContain('You asked about a size that is sold out.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo the question' }));
  expect(textOf(standing())).not.toContain('You asked about');
  expect(within(standing()).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(standing());
});

test('a paid order names the goods to take off the stock and where, and a cancelled one the goods to put back', async () => {
  render(<ShopPhonePage />, { wrapper: NotificationsProvider });
  const stockAt = screen.getByLabelText('Web address');
  type(stockAt, 'https://github.com/you');
  fireEvent.blur(stockAt);
  const issue = document.getElementById(stockAt.getAttribute('aria-describedby') ?? '');
  expect(textOf(issue)).toMatch(/^That is not a web address/);
  type(stockAt, 'github.com/you/your-shop/tree/main');
  await openOrder(retail);
  expect(screen.queryByText('Take it off your stock')).toBeNull();
  mark('Paid');
  expect(screen.getByText('Take it off your stock')).toBeTruthy();
  expect(page()).toContain('Boots, size 40: 3 less In data/catalogue/products/boot.ts');
  const link = screen.getByText('Change it', { selector: '[aria-label$="size 40"]' });
  expect(link.getAttribute('href')).toBe(
    'https://github.com/you/your-shop/edit/main/data/catalogue/products/boot.ts',
  );
  mark('Cancel');
  expect(page()).toContain('This order is cancelled.');
  expect(screen.getByText('Put it back into your stock')).toBeTruthy();
  expect(page()).toContain('Boots, size 40: 3 more');
});

test('amounts that are not today’s are named beside the sum, before and after it is confirmed', async () => {
  const before = /^Prices have changed since this order\./;
  const after = /^You confirmed this total, but some amounts in the link are not today’s prices\./;
  const notes = () => [before, after].map((text) => screen.queryByText(text)?.getAttribute('role'));
  await openOrder(retail);
  expect(notes()).toEqual([undefined, undefined]);
  await openOrder({ ...retail, lines: [{ ...pair, priceKes: 1 }] });
  expect(notes()).toEqual(['status', undefined]);
  mark('Confirm');
  expect(notes()).toEqual([undefined, 'status']);
  mark('Paid');
  expect(notes()).toEqual([undefined, undefined]);
});

test('a note on amounts that arrives late takes the place of the one before, so that it is announced', async () => {
  const answer = globalThis.fetch;
  let give = () => {};
  const released = new Promise<void>((resolve) => {
    give = resolve;
  });
  globalThis.fetch = (async (...asked: Parameters<typeof fetch>) => {
    await released;
    return answer(...asked);
  }) as typeof fetch;
  await openOrder({ ...retail, lines: [{ ...pair, priceKes: 1 }] });
  const note = screen.getByText('Comparing with today’s prices…');
  expect(note.getAttribute('role')).toBe('status');
  give();
  await settle();
  expect(textOf(note)).toMatch(/^Prices have changed since this order\./);
});

test('where the shop is not reached the seller is asked to compare the amounts', async () => {
  isReached = false;
  await openOrder(retail);
  expect(screen.getByText(/^Today’s prices did not load\./).getAttribute('role')).toBe('status');
});

test('the next step is before the customer’s name and number', async () => {
  await openOrder({ lines: open.lines, order: open.order });
  const [next, customer] = ['Next step', 'Customer'].map(region);
  expect(next?.compareDocumentPosition(customer as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the order shows the total that the shop confirmed, and no word for the customer', async () => {
  await openOrder({ ...open, lines: [...open.lines, three, three] });
  expect(page()).toContain('1 item can no longer be ordered.');
  expect(page()).toContain('The customer asks for the wholesale price.');
  expect(page()).not.toContain('before you pay');
  type(steps().getByLabelText(/^Sum to pay/), '9000');
  mark('Confirm');
  expect(page()).toContain('Confirmed total KSh 9,000');
  expect(page()).not.toMatch(/asks for the wholesale price|before you pay|no longer be ordered/);
});

test('a phone that does not keep the book says so, and goes on', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openOrder(retail);
  mark('Confirm');
  expect(screen.getByText(/^This phone can’t save the book\./).getAttribute('role')).toBe('status');
  expect(textOf(standing())).toContain('Confirmed');
});

test('a phone is marked as the shop’s own, and the mark is taken away again', async () => {
  cleanup();
  render(<ShopPhonePage />, { wrapper: NotificationsProvider });
  fireEvent.click(screen.getByRole('button', { name: 'This is no longer the shop’s phone' }));
  expect(screen.getByRole('heading', { name: 'Is this the shop’s own phone?' })).toBeTruthy();
  await openOrder(retail);
  expect(screen.queryByRole('region', { name: 'For the shop' })).toBeNull();
  cleanup();
  render(<ShopPhonePage />, { wrapper: NotificationsProvider });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, this is the shop’s phone' }));
  expect(screen.getByText('This phone is marked as the shop’s own.')).toBeTruthy();
  await openOrder(retail);
  expect(region('For the shop')).toBeTruthy();
});
