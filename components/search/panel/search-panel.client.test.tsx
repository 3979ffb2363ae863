/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BarSearch } from '@/components/search/bar-search.client';
import { searchWords } from '@/data/search-words';
import { sizeGuides } from '@/data/size-guide';
import { shoe, size } from '@/e2e/examples';
import { catalogueFileOf, categories, phone, products } from '@/e2e/shop-under-test';
import type { Product } from '@/lib/catalogue/product';
import { searchFieldWords } from '@/words/search-field';

const answer = async () =>
  ({ ok: true, headers: new Headers(), text: async () => catalogueFileOf(products) }) as Response;

/* So that no test waits for it in the midst of another. */
beforeAll(() => import('./search-panel.client'));

beforeEach(() => {
  globalThis.fetch = jest.fn(answer);
});

afterEach(() => jest.useRealTimers());

/** Waits until what loads is there, or has failed. */
const settle = () => act(() => setImmediate());

/** Opens the bar's search as on a page, whose box has the field and what is found. */
async function openSearch() {
  const { container } = render(<BarSearch />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  act(() => field.focus());
  await settle();
  const type = async (value: string) => {
    fireEvent.input(field, { target: { value } });
    await settle();
  };
  return { field, type, panel: () => container.lastElementChild as HTMLElement };
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const cardOf = ({ name }: Product) => screen.getByRole('link', { name }).closest('li');
const textsIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim());

test('an index that does not load, or is a page, is not used, and is asked for again', async () => {
  globalThis.fetch = jest.fn(
    async () =>
      ({
        ok: true,
        headers: new Headers(),
        text: async () => '<!doctype html><p>Sign in',
      }) as Response,
  );
  const { field, type } = await openSearch();
  expect(screen.getByText(searchFieldWords.notLoaded)).toBeDefined();
  globalThis.fetch = jest.fn(answer);
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.pointerDown(field);
  await settle();
  await type(shoe.name);
  expect(cardOf(shoe)).toBeDefined();
});

test('a typed word finds cards, and a link leads to all results in Shop', async () => {
  const { type } = await openSearch();
  await type(shoe.name.toLowerCase());
  expect(cardOf(shoe)).toBeDefined();
  expect(hrefOf(/in Shop$/)).toBe(`/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`);
});

test('a few found products have the shop’s suggestions beside them, and many have none', async () => {
  const { type } = await openSearch();
  const suggested = () => screen.queryByRole('list', { name: 'You may also like' });
  await type(shoe.name.toLowerCase());
  expect(within(suggested() as HTMLElement).queryByRole('link', { name: shoe.name })).toBeNull();
  await type(categories.find(({ count }) => count > 3)?.name.text ?? '');
  expect(screen.getByRole('heading', { name: /products$/ })).toBeDefined();
  expect(suggested()).toBeNull();
});

test('another search is shown from its start', async () => {
  const { type, panel } = await openSearch();
  await type(shoe.name);
  panel().scrollTop = 300;
  await type(shoe.category);
  expect(panel().scrollTop).toBe(0);
});

test('what is typed behind many spaces counts in the panel as in Shop', async () => {
  const { type } = await openSearch();
  await type(`${shoe.name}${' '.repeat(100)}zqxjk`);
  expect(screen.getByRole('heading', { name: /^Nothing found for/ }).textContent).toContain(
    `${shoe.name} zqxjk`,
  );
});

test('a word with two letters swapped is found', async () => {
  const { type } = await openSearch();
  const [a = '', b = '', c = '', ...rest] = shoe.name.toLowerCase();
  await type(a + c + b + rest.join(''));
  expect(cardOf(shoe)).toBeDefined();
});

test('a search that names a size shows that size on the card, and the card opens with it chosen', async () => {
  const { type } = await openSearch();
  await type(`${shoe.name} size ${size}`);
  const card = cardOf(shoe);
  expect(card?.textContent).toContain(`${size} ✓`);
  expect(card?.textContent).not.toContain('more');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe(`${shoe.path}?size=${size}`);
});

test('a search by another name of a size has that size on the card and in the heading', async () => {
  const rows = Object.entries(sizeGuides.find(({ id }) => id === shoe.sizeGroup)?.rows ?? {});
  const [own = '', { uk } = {}] = rows.find(([one]) => shoe.sizes.includes(one)) ?? [];
  expect(uk).toBeDefined();
  const { type } = await openSearch();
  await type(`${shoe.name} uk ${uk}`);
  expect(cardOf(shoe)?.textContent).toContain(`${own} ✓`);
  expect(screen.getByRole('heading', { name: /products? in size/ }).textContent).toContain(own);
});

test('an empty search offers searches, which one tap makes, the categories and goods', async () => {
  const { field, panel } = await openSearch();
  expect(textsIn('Popular searches')).toEqual(searchWords.popular);
  expect(textsIn('Categories')).toEqual(categories.map(({ name }) => name.text));
  expect(screen.getByRole('list', { name: 'You may also like' })).toBeDefined();
  const first = searchWords.popular?.[0] ?? '';
  const link = screen.getByRole('link', { name: first });
  expect(link.getAttribute('href')).toBe(`/shop/?${new URLSearchParams({ q: first })}`);
  fireEvent.click(link);
  await settle();
  expect(field.value).toBe(first);
  expect(screen.getByRole('heading', { name: /products?$/ })).toBeDefined();
  expect(document.activeElement).toBe(panel());
});

test('a search for delivery finds its page, and others where no product is found', async () => {
  const { type } = await openSearch();
  await type('delivery');
  const pages = within(screen.getByRole('list', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe('/delivery/');
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  expect(textsIn('Other pages')).toHaveLength(2);
  await type('mpesa');
  expect(hrefOf('How to pay')).toBe('/contact/#payment');
});

test('a search that finds nothing shows near products, asks in a chat and leads to the categories', async () => {
  const { type } = await openSearch();
  await type(`${shoe.name} zqxjk`);
  expect(screen.getByRole('heading', { name: /^Nothing found for/ })).toBeDefined();
  expect(cardOf(shoe)).toBeDefined();
  const chat = new URL(hrefOf('Ask us for it on WhatsApp') ?? '');
  expect(chat.origin + chat.pathname).toBe(phone.chat);
  expect(chat.searchParams.get('text')).toContain(`${shoe.name} zqxjk`);
  expect(textsIn('Categories')).toEqual(categories.map(({ name }) => name.text));
});

test.each(['a'.repeat(10_000), '👟', '<script>alert(1)</script>', 'حذاء \u202e sehs'])(
  'a search of any text is answered: %#',
  async (text) => {
    const { type } = await openSearch();
    await type(text);
    expect(screen.getByRole('heading', { name: /^Nothing found for/ }).textContent).toContain(
      text.slice(0, 9),
    );
  },
);

test('Escape empties a filled search, closes an empty one, and on a product closes the results', async () => {
  const { field, type, panel } = await openSearch();
  const shown = () => !panel().hidden;
  await type(shoe.name);
  fireEvent.keyDown(field, { key: 'Escape' });
  await settle();
  expect(field.value).toBe('');
  expect(shown()).toBe(true);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(shown()).toBe(false);
  await type(shoe.name);
  expect(shown()).toBe(true);
  const link = screen.getByRole('link', { name: shoe.name });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'Escape' });
  await settle();
  expect(shown()).toBe(false);
  expect(document.activeElement).toBe(field);
});

test('how many products are found is announced once, when nothing more is typed', async () => {
  const { field } = await openSearch();
  jest.useFakeTimers();
  const announced: (string | null)[] = [];
  const said = document.querySelector('.visually-hidden[role=status]') as HTMLElement;
  new MutationObserver(() => announced.push(said.textContent)).observe(said, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (let length = 1; length <= shoe.name.length; length += 1) {
    fireEvent.input(field, { target: { value: shoe.name.slice(0, length) } });
    await act(() => jest.advanceTimersByTimeAsync(10));
  }
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(announced).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(announced).toEqual([expect.stringMatching(/^\d+ products?$/)]);
});
