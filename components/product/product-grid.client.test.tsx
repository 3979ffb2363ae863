/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pictureOf, productWith } from '@/e2e/shop/builders';
import { toCardProduct, toNamedProduct } from '@/lib/catalogue/product';
import { goodsPlace, ProductGrid } from './product-grid.client';

const views = [{ picture: pictureOf('boot-2') }];
jest.mock('@/components/page/use-catalogue-file.client', () => ({
  useCatalogueFile: () => ({ product: () => ({ page: { views } }) }),
}));
let saves = false;
let reduced = false;
jest.mock('@/lib/browser/when-to-load.client', () => ({
  onIdle: () => {},
  savesData: () => saves,
}));
window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;

const second = () => document.querySelector<HTMLImageElement>('img[src*="boot-2"]');

/** A grid of one card, whose link is looked at. */
async function look(at: (link: HTMLElement) => void) {
  const product = toCardProduct(productWith({}, pictureOf('boot')));
  render(<ProductGrid products={[product]} heading="h2" />);
  expect(second()).toBeNull();
  await act(async () => at(screen.getByRole('link')));
}

const pointAt = (pointerType: string) => (link: HTMLElement) => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(link, Object.assign(event, { pointerType }));
};

beforeEach(() => {
  saves = false;
  reduced = false;
});

test.each([
  ['a mouse', pointAt('mouse')],
  ['the keyboard', (link: HTMLElement) => link.focus()],
])('a card’s second picture loads once %s is on it, and is silent', async (_, at) => {
  await look(at);
  expect(second()?.alt).toBe('');
});

test('a second picture is seen once it has loaded', async () => {
  await look(pointAt('mouse'));
  const frame = second()?.closest('div');
  const before = frame?.className;
  fireEvent.load(second() as HTMLElement);
  expect(frame?.className).not.toBe(before);
});

test('a finger loads no second picture', async () => {
  await look(pointAt('touch'));
  expect(second()).toBeNull();
});

test('no second picture loads where data is saved or motion is reduced', async () => {
  saves = true;
  await look(pointAt('mouse'));
  expect(second()).toBeNull();
  saves = false;
  reduced = true;
  await act(async () => pointAt('mouse')(screen.getByRole('link')));
  expect(second()).toBeNull();
});

test('a click on a card without a price is the link’s', () => {
  render(<ProductGrid products={[toNamedProduct(productWith({}))]} heading="h2" />);
  let taken: boolean | undefined;
  const follow = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(screen.getByRole('link'));
  expect(taken).toBe(false);
});

test.each([
  [true, 9],
  [false, 4],
])(
  'the cards below the first screen come later: first screen %s, from card %i on',
  (firstScreen, first) => {
    const products = Array.from({ length: 12 }, (_, at) =>
      toCardProduct(productWith({ id: `boot-${at}` }, pictureOf('boot'))),
    );
    render(<ProductGrid products={products} heading="h2" firstScreen={firstScreen} />);
    const cards = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.category);
    expect(cards.findIndex(({ dataset }) => dataset.below === '')).toBe(first);
    expect(cards.filter(({ dataset }) => dataset.below === '')).toHaveLength(12 - first);
  },
);

test.each([
  // The width of a screen and of its page, in px, the columns there, and the gap between them.
  [768, 707, 3, 15],
  [1280, 1200, 5, 24],
  [1920, 1651, 6, 24],
  [2560, 1920, 6, 24],
])(
  'on a screen of %i px a card asks for a picture as wide as its column',
  (screenPx, pagePx, columns, gapPx) => {
    const { sizes } = goodsPlace({ medium: 3, wide: 5, veryWide: 6 });
    const [, width = '', unit] =
      sizes
        .split(', ')
        .map((size) => /(?:min-width: (\d+)px\) )?(\d+)(vw|px)$/.exec(size) ?? [])
        .find(([, from = '0']) => Number(from) <= screenPx)
        ?.slice(1) ?? [];
    const askedPx = unit === 'vw' ? (Number(width) * screenPx) / 100 : Number(width);
    const columnPx = (pagePx - (columns - 1) * gapPx) / columns;
    expect(askedPx / columnPx).toBeGreaterThan(0.95);
    expect(askedPx / columnPx).toBeLessThan(1.1);
  },
);
