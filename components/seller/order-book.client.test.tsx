/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { serveCatalogue, storeAlone, textOf } from '@/e2e/jsdom-parts';
import { type BookedWith, bookedOrder } from '@/e2e/shop/book-builders';
import { catalogueFileWith, pictureOf } from '@/e2e/shop/builders';
import { shop } from '@/e2e/shop/whole-shop';
import { linkDay } from '@/lib/order/order-link-facts';
import { shownReference } from '@/lib/order/reference';
import { bookKey } from '@/lib/remembered/storage-keys';
import { type BookedOrder, bookText, contentOf } from '@/lib/seller/book';
import { bookStore } from '@/lib/seller/book.client';
import { searchBook } from '@/lib/seller/book-view.client';
import { lastCopyStore } from '@/lib/seller/last-copy.client';
import { OrderBook } from './order-book.client';

serveCatalogue(() =>
  catalogueFileWith(
    { name: 'Rain boots', picture: pictureOf('boot') },
    { id: 'heel', name: 'Heels', picture: pictureOf('heel') },
  ),
);

/** A Thursday in Kenya, and the day of it in links. */
const now = Date.parse('2026-11-26T09:00:00Z');
const today = linkDay(now);
const pair = { id: 'boot', size: '41', priceKes: 1500 };
const heel = { id: 'heel', size: '38', priceKes: 800 };

/** An order of one pair on this day of the book, by default for KSh 1,500. */
function booked(number: number, { day = today, ...over }: BookedWith & { day?: number } = {}) {
  return bookedOrder({ number, lines: [pair], order: { day, ...over.order }, ...over });
}

const week: readonly BookedOrder[] = [
  booked(1, { name: 'Customer One', phone: '0700 000 001' }),
  booked(2, { steps: ['confirmed'], state: { toPayKes: 1700 }, name: 'Customer Two' }),
  booked(3, { steps: ['confirmed', 'cancelled'] }),
  booked(4, {
    day: today - 1,
    lines: [pair, { ...heel, quantity: 4 }],
    steps: ['confirmed', 'paid'],
    state: { toPayKes: 4700 },
  }),
  booked(5, { day: today - 7 }),
];
const shown = (entry: BookedOrder | undefined) =>
  shownReference(entry ? contentOf(entry).order.reference : '');

/** Opens the book of a phone, until the names of its products have arrived. */
async function open(book: readonly BookedOrder[] = week) {
  cleanup();
  storeAlone({ [bookKey]: bookText(book) });
  render(<OrderBook scene={{ picture: pictureOf('empty'), alt: '' }} />, {
    wrapper: NotificationsProvider,
  });
  await act(async () => {});
}

const region = (name: string) => screen.getByRole('region', { name });
const list = () => region('Orders');
const rows = () => within(list()).queryAllByRole('listitem');
const references = () => rows().map((row) => /[A-Z]+-[0-9A-Z]{5}/.exec(textOf(row))?.[0]);
const days = () => within(list()).getAllByRole('heading', { level: 2 }).map(textOf);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => fireEvent.click(button(name));
const filters = () =>
  within(screen.getByRole('group', { name: 'Show' }))
    .getAllByRole('button')
    .map((filter) => `${textOf(filter)}${filter.getAttribute('aria-current') ? ' here' : ''}`);
const sums = () => region('Sums');
const bars = () =>
  within(within(sums()).getAllByRole('table')[0] as HTMLElement).getAllByRole('row');
const sum = () => textOf(within(sums()).getByRole('status'));
const said = () => within(region('Table and copy')).getAllByRole('status').map(textOf).join('');

async function restore(text: string, name = 'copy.txt') {
  const file = new File([text], name);
  // jsdom's files have no text().
  Object.assign(file, { text: async () => text });
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('Restore a copy'), { target: { files: [file] } }),
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  searchBook({ text: '', next: undefined });
  lastCopyStore.setState({ list: [] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('each order of the book has the pictures of its goods', async () => {
  await open();
  const pictures = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));
  expect(pictures(rows()[0])).toEqual([expect.stringContaining('/boot.')]);
  expect(pictures(rows()[3])).toEqual([
    expect.stringContaining('/boot.'),
    expect.stringContaining('/heel.'),
  ]);
});

test('the book lists the orders of each day with its sum, each with what comes next', async () => {
  await open();
  expect(days()).toEqual([
    expect.stringMatching(/^Today, Thursday.* 26 November$/),
    expect.stringMatching(/^Wednesday.* 25 November$/),
    expect.stringMatching(/^Thursday.* 19 November$/),
  ]);
  expect(textOf(list())).toContain(
    '2 orders, KSh 3,200, none of it paid yet (1 cancelled, not counted)',
  );
  expect(textOf(list())).toContain('1 order, KSh 4,700, all of it paid');
  expect(references()).toEqual(week.map(shown));
  const [first, second, third] = rows().map(textOf);
  expect(first).toContain(`${shown(week[0])} KSh 1,500 Customer One · 1 item New`);
  expect(first).toContain('Next: confirm it');
  expect(second).toContain('KSh 1,700');
  expect(third).toContain('Cancelled');
  const [link] = within(rows()[3] as HTMLElement).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(`#${week[3]?.code}`);
});

test('an order without a sum says so, in its row and in the sum of its day', async () => {
  const wholesale = booked(7, { lines: [{ ...heel, quantity: shop.wholesaleAbove + 1 }] });
  await open([booked(6), wholesale, booked(9, { day: today - 1, isFeeOpen: true })]);
  expect(textOf(list())).toContain('2 orders, KSh 1,500, none of it paid yet (1 without a total)');
  expect(textOf(list())).toContain('1 order, no total yet');
  expect(textOf(rows()[1])).toContain(`${shown(wholesale)} no total yet`);
  expect(sum()).toMatch(/KSh 1,500, .* \(2 without a total\)/);
});

test('an order of a day far away stands last, with the year', async () => {
  await open([booked(6, { day: today + 40_000 }), booked(7)]);
  expect(days()).toEqual([
    expect.stringMatching(/^Today/),
    expect.stringMatching(/^\d+ [A-Z][a-z]+ 2136$/),
  ]);
});

test('the book is searched by reference, name, number and product, and says how many it found', async () => {
  await open();
  const search = screen.getByRole('searchbox', { name: 'Search the order book' });
  for (const [text, found] of [
    [shown(week[1]), [1]],
    ['customer two', [1]],
    ['+254 700 000 001', [0]],
    ['heels', [3]],
  ] as const) {
    fireEvent.change(search, { target: { value: text } });
    expect(references()).toEqual(found.map((at) => shown(week[at])));
    expect(within(list()).getByText('1 order found').getAttribute('role')).toBe('status');
  }
  fireEvent.change(search, { target: { value: 'no such order' } });
  expect(textOf(list())).toContain('No orders found.');
});

test('a filter shows the orders that wait for a step', async () => {
  await open();
  expect(filters()).toEqual([
    'All 5 here',
    'To confirm 2',
    'To be paid 1',
    'To pack 1',
    'To send 0',
    'Done 1',
  ]);
  tap(/^To pack/);
  expect(filters()[0]).toBe('All 5');
  expect(filters()[3]).toBe('To pack 1 here');
  expect(references()).toEqual([shown(week[3])]);
});

test('an order is removed after a question, and the next one has the focus', async () => {
  await open();
  const name = (at: number) => `Remove order ${shown(week[at])} from the book`;
  const dialog = () => screen.getByRole('dialog', { name: `${name(1)}?` });
  tap(name(1));
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Keep' }));
  expect(rows()).toHaveLength(5);
  tap(name(1));
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(5);
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(document.activeElement).toBe(button(name(2)));
  expect(screen.getByText(`Order ${shown(week[1])} is removed from the book.`)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem(bookKey) ?? '').book).toHaveLength(4);
});

test('a week and a month are shown as bars, one for each day or week with orders', async () => {
  await open();
  expect(sum()).toContain('3 orders, KSh 7,900, KSh 4,700 of it paid, KSh 3,200 not yet');
  const [, wednesday, thursday, ...others] = bars();
  const widthOf = (row?: Element) => row?.querySelector<HTMLElement>('[aria-hidden]')?.style.width;
  expect(textOf(thursday)).toContain('Thu 262 orders, KSh 3,200');
  expect([widthOf(wednesday), widthOf(thursday)]).toEqual(['100%', `${(100 * 3200) / 4700}%`]);
  expect(others).toEqual([]);
  expect(button('Week after').getAttribute('aria-disabled')).toBe('true');
  tap('Week after');
  expect(sum()).toContain('3 orders, KSh 7,900');
  tap('Week before');
  expect(sum()).toContain('1 order, KSh 1,500');
  expect(button('Week after').getAttribute('aria-disabled')).toBe('false');
  tap('Week after');
  fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
  expect(sum()).toContain('4 orders, KSh 9,400');
  const weeks = bars().slice(1).map(textOf);
  expect(weeks).toEqual([expect.stringMatching(/^16 to 22/), expect.stringMatching(/^23 to 29/)]);
});

test('a week without orders has no table of sums', async () => {
  await open();
  tap('Week before');
  tap('Week before');
  expect(sum()).toContain('0 orders');
  expect(within(region('Sums')).queryByRole('table')).toBeNull();
});

test('what sold is listed by product and size, most first', async () => {
  await open();
  const sold = within(region('What sold')).getAllByRole('row').map(textOf);
  expect(sold).toEqual(['ProductItems', 'Heels 38: 44', 'Rain boots 41: 33']);
});

test('the parts below the list are a tap away, and have the focus then', async () => {
  await open();
  for (const name of ['Sums', 'Table and copy']) {
    tap(name);
    expect(document.activeElement).toBe(region(name));
  }
});

test('table and copy of the book are saved as files with the shop’s name and the day', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => String(saved.push(blob)),
    revokeObjectURL: () => {},
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await open();
  tap('Save the table');
  expect(said()).toContain(`Look for ${shop.id}-orders-2026-11-26.csv among your downloads.`);
  expect(said()).not.toContain('Last copy');
  tap('Save a copy');
  tap('Yes, it is there');
  expect(said()).toContain('Last copy: 26 November');
  expect(names).toEqual([
    `${shop.id}-orders-2026-11-26.csv`,
    `${shop.id}-order-book-2026-11-26.txt`,
  ]);
  const [table = '', copy] = await Promise.all(saved.map(blobText));
  expect(table).toContain('Reference,Day,Name');
  expect(table).toContain(`${shown(week[3])},2026-11-25,`);
  expect(table).toContain(',heel,Heels,');
  expect(copy).toBe(bookText(week));
});

/** jsdom's files have no text(). */
function blobText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
    jest.runOnlyPendingTimers();
  });
}

test('a copy of the book is restored on another phone, as often as one likes', async () => {
  const [own] = week;
  await open([booked(8), ...(own ? [{ ...own, name: 'Typed earlier', changed: -1 }] : [])]);
  await restore(bookText(week));
  expect(said()).toContain('Restored: 4 orders added, 1 changed.');
  expect(rows()).toHaveLength(6);
  expect(textOf(list())).toContain('Customer One');
  await restore(bookText(week));
  expect(said()).toContain('Restored: 0 orders added, 0 changed.');
  expect(rows()).toHaveLength(6);
});

test('a file that is no copy is refused with a sentence, and nothing is lost', async () => {
  await open();
  const [entry] = week;
  const later = { ...entry, code: `9${entry?.code.slice(1)}` };
  for (const text of [
    '',
    '{"orders":[]}',
    bookText(week).slice(0, -9),
    JSON.stringify({ book: [later] }),
  ]) {
    await restore(text, 'holiday.png');
    expect(said()).toMatch(/^(.*)holiday\.png is not a copy of the order book\. Look for /);
    expect(rows()).toHaveLength(5);
  }
  await restore(JSON.stringify({ book: [booked(8), later] }));
  expect(said()).toContain('1 order of the copy could not be read.');
  expect(rows()).toHaveLength(6);
});

test('the text of a copy is pasted, and refused where it is not whole', async () => {
  await open([booked(8)]);
  const pasted = screen.getByLabelText<HTMLTextAreaElement>('Or paste the text of a copy');
  expect(screen.queryByRole('button', { name: 'Restore the text' })).toBeNull();
  fireEvent.change(pasted, { target: { value: bookText(week).slice(0, -9) } });
  tap('Restore the text');
  expect(said()).toContain('That is not a whole copy of the order book.');
  expect(rows()).toHaveLength(1);
  fireEvent.change(pasted, { target: { value: `\n${bookText(week)}\n` } });
  tap('Restore the text');
  expect(said()).toContain('Restored: 5 orders added, 0 changed.');
  expect(pasted.value).toBe('');
});

test('where storage takes no more the book says that it is not kept, and has its orders', async () => {
  await open([]);
  expect(screen.getByText('No orders in the book yet')).toBeTruthy();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await restore(bookText(week));
  expect(rows()).toHaveLength(5);
  expect(screen.getByText(/^This phone does not keep the order book\./).getAttribute('role')).toBe(
    'status',
  );
  act(() => bookStore.setState({ saved: true }));
});

test('a book of 1,000 orders draws a part of them, and more on a tap', async () => {
  const thousand = Array.from({ length: 1000 }, (_, number) =>
    booked(number, { day: today - Math.floor(number / 4) }),
  );
  await open(thousand);
  expect(filters()[0]).toBe('All 1000 here');
  expect(rows()).toHaveLength(25);
  // The sum of a day includes the orders that are not rendered.
  expect(textOf(list()).match(/4 orders, KSh 6,000/g)).toHaveLength(7);
  tap('Show more orders');
  expect(rows()).toHaveLength(50);
});
