/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { firstOffer, lastOffer, secondOffer } from '@/e2e/examples';
import { textOf } from '@/e2e/jsdom-parts';
import { offers } from '@/e2e/shop-under-test';
import { noteOpenDialog } from '@/lib/browser/open-dialogs.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import { discountPercent } from '@/lib/catalogue/discount';
import { toPromotedCardProduct } from '@/lib/catalogue/product';
import { formatKes } from '@/lib/format/money';
import { productWords } from '@/words/product';
import { OfferCarousel } from './offer-carousel.client';

// Their scripts would load after the test.
jest.mock('@/components/product/order/use-product-order.client', () => ({
  useProductOrder: () => undefined,
}));
jest.mock('@/components/product/use-my-size.client', () => ({ useMySize: () => null }));

const SLIDE_PX = 100;
let isReduced = false;
let showControls: (isIntersecting: boolean) => void;

// jsdom has none of these, and lays nothing out: here a row is as wide as its slides, and follows at once, or in
// time as a browser's, where `arrive` ends its way.
let isSlow = false;
let arrive = () => {};
globalThis.IntersectionObserver = class {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    showControls = (isIntersecting) => act(() => report([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
const places = new WeakMap<Element, number>();
Object.defineProperties(HTMLElement.prototype, {
  scrollWidth: { get: () => offers.length * SLIDE_PX },
  scrollLeft: {
    get(this: Element) {
      return places.get(this) ?? 0;
    },
    set(this: Element, left: number) {
      arrive = () => {
        places.set(this, left);
        fireEvent.scroll(this);
      };
      if (!isSlow) arrive();
    },
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  isReduced = false;
  isSlow = false;
  cartStore.setState({ lines: [] });
});
afterEach(() => jest.useRealTimers());

/** Shows the carousel with its controls in view. */
function open() {
  render(
    <NotificationsProvider>
      <OfferCarousel offers={offers.map(toPromotedCardProduct)} askWhenBack={[]} />
    </NotificationsProvider>,
  );
  showControls(true);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const slide = () =>
  document.querySelector<HTMLElement>('[aria-label*=" of "]:not([inert])') as HTMLElement;
const shown = () => slide().querySelector('h3')?.textContent;
const tap = (name: string) => fireEvent.click(screen.getByLabelText(name));
const [offerSize] = firstOffer.sizes;
const radio = (size: string) => within(slide()).getByLabelText<HTMLInputElement>(size);
const quantity = () => within(slide()).getByText(/^\d$/).textContent;

test('the carousel moves on every five seconds and wraps round', () => {
  open();
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  for (const { name } of [...offers, firstOffer]) {
    expect(shown()).toBe(name);
    pass(5000);
  }
});

test('the carousel pauses while its controls are off the screen, and its slides are then announced', () => {
  open();
  showControls(false);
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  pass(20_000);
  expect(shown()).toBe(firstOffer.name);
  showControls(true);
  pass(4900);
  expect(shown()).toBe(firstOffer.name);
  pass(200);
  expect(shown()).toBe(secondOffer.name);
});

test('the carousel pauses while the focus is in it', () => {
  open();
  act(() => radio(offerSize).focus());
  pass(20_000);
  expect(shown()).toBe(firstOffer.name);
  act(() => radio(offerSize).blur());
  pass(5000);
  expect(shown()).toBe(secondOffer.name);
});

test('a button stops and starts the carousel', () => {
  open();
  tap('Stop rotation');
  pass(20_000);
  expect(shown()).toBe(firstOffer.name);
  tap('Start rotation');
  pass(5000);
  expect(shown()).toBe(secondOffer.name);
});

test('the carousel does not start by itself under reduced motion', () => {
  isReduced = true;
  open();
  expect(screen.getByLabelText('Start rotation')).toBeDefined();
  pass(20_000);
  expect(shown()).toBe(firstOffer.name);
});

test('the carousel keeps a chosen size behind a dialog', () => {
  open();
  fireEvent.click(radio(offerSize));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let closed = () => {};
  act(() => {
    closed = noteOpenDialog(dialog);
  });
  pass(20_000);
  expect(shown()).toBe(firstOffer.name);
  expect(radio(offerSize).checked).toBe(true);
  act(closed);
  dialog.remove();
  pass(5000);
  expect(shown()).toBe(secondOffer.name);
});

test('the arrows go both ways, to an offer without a size and with a quantity of 1', () => {
  open();
  fireEvent.click(radio(offerSize));
  fireEvent.click(within(slide()).getByLabelText('Increase quantity'));
  expect(quantity()).toBe('2');
  tap('Next offer');
  expect(shown()).toBe(secondOffer.name);
  tap('Previous offer');
  expect(shown()).toBe(firstOffer.name);
  expect(radio(offerSize).checked).toBe(false);
  expect(quantity()).toBe('1');
  tap('Previous offer');
  expect(shown()).toBe(lastOffer.name);
  expect(screen.getByText(`${offers.length} / ${offers.length}`)).toBeDefined();
});

test('each of two quick taps on an arrow counts', () => {
  open();
  isSlow = true;
  for (const [name, offer] of [
    ['Next offer', offers[2]],
    ['Previous offer', firstOffer],
  ] as const) {
    tap(name);
    tap(name);
    arrive();
    expect(shown()).toBe(offer?.name);
  }
});

test('the carousel keeps a chosen size when the pointer leaves', () => {
  open();
  act(() => radio(offerSize).focus());
  fireEvent.click(radio(offerSize));
  fireEvent.mouseLeave(screen.getByRole('group', { name: 'Offers' }));
  pass(20_000);
  expect(shown()).toBe(firstOffer.name);
  expect(radio(offerSize).checked).toBe(true);
});

test('an offer shows its price, earlier price, discount and rating', () => {
  open();
  const { priceKes, originalPriceKes = 0, rating, reviews } = firstOffer;
  const text = textOf(slide());
  expect(text).toContain(
    `${formatKes(priceKes)} was ${formatKes(originalPriceKes)} −${discountPercent(priceKes, originalPriceKes)}%`,
  );
  expect(text).toContain(`Rated ${rating} out of 5 (${reviews} reviews)`);
});

test('Add to Cart and Order Now of an offer ask for a size, and work with one', () => {
  open();
  const order = within(slide()).getByText('Order Now').closest('a') as HTMLElement;
  expect(fireEvent.click(order)).toBe(false);
  fireEvent.click(within(slide()).getByText('Add to Cart'));
  const warnings = screen.getAllByText(productWords.chooseSize);
  expect(warnings.map((one) => one.closest('[role]')?.role)).toEqual(['alert', 'alert']);
  expect(cartStore.getState().lines).toEqual([]);
  fireEvent.click(radio(offerSize));
  fireEvent.click(within(slide()).getByText('Add to Cart'));
  expect(cartStore.getState().lines.map(({ id, size }) => [id, size])).toEqual([
    [firstOffer.id, offerSize],
  ]);
  expect(decodeURIComponent(order.getAttribute('href') ?? '')).toContain(
    `${firstOffer.name}, size ${offerSize}, 1 ×`,
  );
});

test('the offers after the first come into the layout later', () => {
  open();
  const slides = [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  expect(slides.map(({ dataset }) => dataset.below)).toEqual([
    undefined,
    ...offers.slice(1).map(() => ''),
  ]);
});
