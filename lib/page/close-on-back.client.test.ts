/** @jest-environment jsdom */
import { closeOnBack, leaveFor } from './close-on-back.client';

const opened: (() => void)[] = [];

/** Opens something over the page. Gives its name as long as it is open, and what closes it by a button. */
function openOne(name: string) {
  const closed: string[] = [];
  const release = closeOnBack(() => {
    closed.push(name);
    release();
  });
  opened.push(release);
  return { closed, closeByButton: release };
}

const traversed = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function back() {
  const done = traversed();
  window.history.back();
  await done;
  await settled();
}

const entries = () => window.history.state?.open ?? 0;

beforeEach(() => {
  window.history.pushState({ page: 'shop' }, '', '/shop/');
});

afterEach(async () => {
  for (const release of opened.splice(0)) release();
  if (entries() > 0) await traversed();
});

test('Back closes what is open, and the page stays', async () => {
  const { closed } = openOne('cart');
  await settled();
  expect(window.history.state).toEqual({ page: 'shop', open: 1 });
  await back();
  expect(closed).toEqual(['cart']);
  expect(window.history.state).toEqual({ page: 'shop' });
});

test('of two that are open one over the other Back closes the topmost alone', async () => {
  const product = openOne('product');
  await settled();
  const cart = openOne('cart');
  await settled();
  await back();
  expect([product.closed, cart.closed]).toEqual([[], ['cart']]);
  await back();
  expect(product.closed).toEqual(['product']);
  expect(window.history.state).toEqual({ page: 'shop' });
});

test('closing by a button takes the entry out of the history, and closes nothing else', async () => {
  const product = openOne('product');
  await settled();
  const cart = openOne('cart');
  await settled();
  const done = traversed();
  cart.closeByButton();
  await done;
  await settled();
  expect(entries()).toBe(1);
  expect([product.closed, cart.closed]).toEqual([[], []]);
});

test('what opens while an entry is being taken out stays open, and Back closes it', async () => {
  const product = openOne('product');
  await settled();
  const done = traversed();
  product.closeByButton();
  await Promise.resolve();
  const cart = openOne('cart');
  await done;
  await settled();
  expect(cart.closed).toEqual([]);
  expect(entries()).toBe(1);
  await back();
  expect(cart.closed).toEqual(['cart']);
});

test('what closes and opens again at once keeps its entry', async () => {
  const cart = openOne('cart');
  await settled();
  const before = window.history.length;
  cart.closeByButton();
  const again = openOne('cart');
  await settled();
  expect([window.history.length, entries(), again.closed]).toEqual([before, 1, []]);
});

test('an entry that a reload or Forward left with nothing open is used by the next that opens', async () => {
  window.history.pushState({ page: 'shop', open: 1 }, '');
  const before = window.history.length;
  const { closed } = openOne('cart');
  await settled();
  expect(window.history.length).toBe(before);
  await back();
  expect(closed).toEqual(['cart']);
});

test('a step back over two entries at once closes both', async () => {
  const product = openOne('product');
  const cart = openOne('cart');
  await settled();
  const done = traversed();
  window.history.go(-2);
  await done;
  expect([product.closed, cart.closed]).toEqual([['product'], ['cart']]);
});

// jsdom navigates nowhere, except to a place of the same page.
const address = '/shop/#followed';

test('a link in what is open is followed from the page’s own entry, so that Back returns to the page', async () => {
  const { closed } = openOne('product');
  await settled();
  const done = traversed();
  leaveFor(address);
  await done;
  await settled();
  expect(window.location.hash).toBe('#followed');
  await back();
  expect(window.history.state).toEqual({ page: 'shop' });
  expect(closed).toEqual([]);
});

test('a link that was followed leaves nothing open on the page that Back restores', async () => {
  const { closed } = openOne('product');
  await settled();
  leaveFor(address);
  await traversed();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(closed).toEqual(['product']);
});

test('a link in what is open is followed where the browser takes no entry out', async () => {
  openOne('product');
  await settled();
  jest.useFakeTimers();
  jest.spyOn(window.history, 'go').mockReturnValueOnce();
  leaveFor(address);
  await Promise.resolve();
  expect(window.location.hash).toBe('');
  jest.runAllTimers();
  expect(window.location.hash).toBe('#followed');
  jest.useRealTimers();
});
