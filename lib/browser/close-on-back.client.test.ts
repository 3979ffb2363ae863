/** @jest-environment jsdom */
import { comeBack } from '@/e2e/jsdom-parts';
import { closeOnBack, goBeneath } from './close-on-back.client';

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

test('Back closes an open dialog, and the page stays', async () => {
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

test('a dialog that opens while an entry is being taken out stays open, and Back closes it', async () => {
  const product = openOne('product');
  await settled();
  const done = traversed();
  const go = jest.spyOn(window.history, 'go');
  product.closeByButton();
  while (go.mock.calls.length === 0) await settled();
  const cart = openOne('cart');
  await done;
  await settled();
  expect(cart.closed).toEqual([]);
  expect(entries()).toBe(1);
  await back();
  expect(cart.closed).toEqual(['cart']);
});

test('a dialog that closes and opens again at once keeps its entry', async () => {
  const cart = openOne('cart');
  await settled();
  const before = window.history.length;
  cart.closeByButton();
  const again = openOne('cart');
  await settled();
  expect([window.history.length, entries(), again.closed]).toEqual([before, 1, []]);
});

test('an entry that a reload left with nothing open is taken out', async () => {
  window.history.pushState({ page: 'shop', open: 1 }, '');
  const done = traversed();
  jest.resetModules();
  await import('./close-on-back.client');
  await done;
  expect(window.history.state).toEqual({ page: 'shop' });
});

test('Forward to the entry of a dialog that Back has closed leads back to the page', async () => {
  openOne('cart');
  await settled();
  await back();
  const done = traversed();
  window.history.forward();
  await done;
  expect(entries()).toBe(1);
  await traversed();
  expect(window.history.state).toEqual({ page: 'shop' });
});

/** A popover; `toggle` does what a browser does before it opens or closes, and `turn` turns the phone. */
function newPopover() {
  const wide = new EventTarget();
  window.matchMedia = () => wide as MediaQueryList;
  const popover = document.createElement('div');
  popover.popover = 'auto';
  document.body.append(popover);
  const toggle = (newState: string) =>
    popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  const hidden = jest.fn(() => void toggle('closed'));
  popover.hidePopover = hidden;
  return { toggle, hidden, turn: () => wide.dispatchEvent(new Event('change')) };
}

test('a change of the address by a tap beside a popover comes before the entry is taken out', async () => {
  const { toggle } = newPopover();
  toggle('open');
  await settled();
  const go = jest.spyOn(window.history, 'go').mockClear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  toggle('closed');
  await Promise.resolve();
  window.history.pushState({ page: 'filtered' }, '', '/shop/?size=38');
  jest.runAllTimers();
  expect(go).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('a choice in a popover is beneath it in the history: Back closes the popover first', async () => {
  const filters = openOne('filters');
  await settled();
  const before = window.history.length;
  goBeneath((replace) => {
    expect(replace).toBe(true);
    window.history.replaceState({ page: 'filtered' }, '', '/shop/?size=38');
  });
  await settled();
  expect([window.history.length, entries()]).toEqual([before + 1, 1]);
  await back();
  expect([filters.closed, window.location.search]).toEqual([['filters'], '?size=38']);
  await back();
  expect([window.history.state.page, window.location.search]).toEqual(['shop', '']);
});

test('a popover is closed by Back and where the phone is turned, and no longer once it is closed', async () => {
  const { toggle, hidden, turn } = newPopover();
  toggle('open');
  await settled();
  await back();
  expect(hidden).toHaveBeenCalledTimes(1);
  turn();
  expect(hidden).toHaveBeenCalledTimes(1);
  toggle('open');
  await settled();
  const done = traversed();
  turn();
  await done;
  expect(hidden).toHaveBeenCalledTimes(2);
  expect(entries()).toBe(0);
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

/** Taps a link in what is open. jsdom navigates nowhere, except to a place of the same page. */
function followLink() {
  const link = document.createElement('a');
  link.href = '/shop/#';
  document.body.append(link);
  link.click();
  link.remove();
}
const isFollowed = () => window.location.href.endsWith('#');

test('a link in an open dialog is followed from the page’s own entry, so that Back returns to the page', async () => {
  const { closed } = openOne('product');
  await settled();
  const done = traversed();
  followLink();
  await done;
  await settled();
  expect(isFollowed()).toBe(true);
  await back();
  expect(window.history.state).toEqual({ page: 'shop' });
  expect(closed).toEqual([]);
});

test('a link that was followed leaves nothing open on the page that Back restores', async () => {
  const { closed } = openOne('product');
  await settled();
  followLink();
  await traversed();
  comeBack();
  expect(closed).toEqual(['product']);
});

test('a link in an open dialog is followed where the browser takes no entry out', async () => {
  openOne('product');
  await settled();
  jest.useFakeTimers();
  jest.spyOn(window.history, 'go').mockReturnValueOnce();
  followLink();
  await Promise.resolve();
  expect(isFollowed()).toBe(false);
  jest.runAllTimers();
  expect(isFollowed()).toBe(true);
  jest.useRealTimers();
});
