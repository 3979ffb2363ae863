/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/islands/notifications/notifications-provider';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data';
import { type CardProduct, toCardProduct } from '@/lib/catalogue/product';
import { productsOnPage } from '@/lib/catalogue/shelf-pages';
import { limits } from '@/lib/site/limits';
import { GrowingGrid } from './growing-grid';

const models = buildCatalogue(catalogueData).products.map(toCardProduct);
const products = Array.from({ length: 100 }, (_, at): CardProduct => {
  const model = models[at % models.length] as CardProduct;
  return { ...model, id: `shoe-${at}`, name: `Shoe ${at}`, path: `/shop/shoes/shoe-${at}/` };
});

/** What the browser tells when the end of the grid comes near. */
let comeNear: () => void;
const fetched = jest.fn<Promise<Partial<Response>>, [string]>();
/** Each test has a shelf of its own: what a visit has fetched is kept. */
let shelf: `/${string}`;
let shelves = 0;

beforeEach(() => {
  shelves += 1;
  shelf = `/shop/shelf-${shelves}/`;
  comeNear = () => {};
  fetched.mockReset().mockImplementation(async (address) => {
    const page = Number(/page\/(\d+)\/products\.json$/.exec(address)?.[1]);
    return { ok: true, json: async () => productsOnPage(products, page) };
  });
  Object.assign(globalThis, {
    fetch: fetched,
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        comeNear = () => {};
      }
    },
  });
  Object.assign(navigator, { connection: undefined });
});

const show = (total = products.length) =>
  render(
    <NotificationsProvider>
      <GrowingGrid
        shelf={shelf}
        page={1}
        total={total}
        products={productsOnPage(products.slice(0, total), 1)}
      />
    </NotificationsProvider>,
  );
// By selector: to look for roles among a hundred cards takes jsdom seconds.
const shown = () => [...document.querySelectorAll('li[data-category]')];
const more = () => screen.queryByText('More products');
const told = () => document.querySelector('[role=status]')?.textContent;
/** Lets what the tap fetched come, too. */
const tapMore = () => act(async () => void fireEvent.click(more() as HTMLElement));

test('a shelf of one page is all there, with nothing to come', () => {
  show(limits.productsOnPage);
  expect(shown()).toHaveLength(48);
  expect(more()).toBeNull();
  expect(told()).toBeFalsy();
});

test('the next pages come as she nears the end, until all are there', async () => {
  show();
  expect(told()).toContain('Showing 48 of 100');
  expect(more()?.getAttribute('href')).toBe(`${shelf}page/2/`);
  await act(async () => comeNear());
  expect(shown()).toHaveLength(96);
  expect(told()).toContain('Showing 96 of 100');
  expect(more()?.getAttribute('href')).toBe(`${shelf}page/3/`);
  await act(async () => comeNear());
  expect(shown()).toHaveLength(100);
  expect(more()).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a later page says which of the products stand on it', () => {
  render(
    <NotificationsProvider>
      <GrowingGrid shelf={shelf} page={2} total={100} products={productsOnPage(products, 2)} />
    </NotificationsProvider>,
  );
  expect(told()).toContain('Showing 49 to 96 of 100');
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2G', { saveData: false, effectiveType: 'slow-2g' }],
])('where she %s they come at a tap only, and the focus goes on with them', async (_, net) => {
  Object.assign(navigator, { connection: net });
  show();
  await act(async () => comeNear());
  expect(fetched).not.toHaveBeenCalled();
  await tapMore();
  expect(shown()).toHaveLength(96);
  expect(document.activeElement?.textContent).toBe('Shoe 48');
});

test.each([
  ['without network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where the page is gone', async () => ({ ok: false, status: 404 })],
  ['where the answer is another', async () => ({ ok: true, json: async () => '<html>' })],
])('%s the link stays, and says so', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  show();
  await act(async () => comeNear());
  expect(told()).toContain('The next products did not come.');
  expect(more()?.getAttribute('href')).toBe(`${shelf}page/2/`);
  await tapMore();
  expect(shown()).toHaveLength(96);
});

test('a product that stands on two pages, the shop built anew between them, is shown once', async () => {
  fetched.mockResolvedValueOnce({ ok: true, json: async () => products.slice(47, 95) });
  show();
  await act(async () => comeNear());
  expect(screen.getAllByText('Shoe 47')).toHaveLength(1);
  expect(shown()).toHaveLength(95);
});

test('coming back to a shelf finds what was fetched of it', async () => {
  const first = show();
  await act(async () => comeNear());
  first.unmount();
  show();
  expect(shown()).toHaveLength(96);
});

test('a shelf of which nothing is there is fetched at once', async () => {
  render(
    <NotificationsProvider>
      <GrowingGrid shelf={shelf} page={1} total={100} />
    </NotificationsProvider>,
  );
  await screen.findByText('Shoe 0');
  expect(shown()).toHaveLength(48);
});
