/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CategoryPage } from '@/components/shop/category-page';
import { ShopProducts } from '@/components/shop/shop-products';
import { colourFamilies } from '@/data/colour-families';
import { googleCategories } from '@/data/merchant';
import { category, otherSize, partlySoldOut, shoe, size } from '@/e2e/examples';
import { pictureOf } from '@/e2e/shop/builders';
import { catalogueFileOf, categories, products, productsIn } from '@/e2e/shop-under-test';
import type { Product } from '@/lib/catalogue/product';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { priceBand, priceLabel } from '@/lib/finding/price-bands';
import { inWords } from '@/lib/finding/shelf-item';
import { mySizesStore } from '@/lib/remembered/my-sizes.client';
import { shelfWords } from '@/words/shelf';

// jsdom has none of these, and lays nothing out.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.CSS = { supports: () => false } as unknown as typeof CSS;

const emptyBox = { picture: pictureOf('emptyBox'), alt: '' };
const answer = async () =>
  ({ ok: true, headers: new Headers(), text: async () => catalogueFileOf(products) }) as Response;

beforeEach(() => {
  globalThis.fetch = jest.fn(answer);
  localStorage.clear();
  mySizesStore.setState({ sizes: {} });
});

/** Waits until what loads is there, or has failed. */
const settle = () => act(() => setImmediate());

/** Opens Shop at a query of its address. */
async function openShop(search = '') {
  cleanup();
  window.history.replaceState(null, '', `/shop/${search}`);
  render(<ShopProducts categories={categories} products={products} emptyBox={emptyBox} />);
  await settle();
}

const query = () => window.location.search;
/** The announced number of products; the search announces nothing until it is used. */
const count = () =>
  screen.getAllByRole('status').find(({ tagName, textContent }) => tagName === 'P' && textContent)
    ?.textContent;
const named = (number: number) => (number === 1 ? '1 product' : `${number} products`);
const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { hidden: true })
    .map(({ textContent }) => textContent?.trim());
/** The names of the shown products; the page's own are hidden while others are found. */
const names = () => {
  const shown = screen
    .queryAllByLabelText('Products')
    .find((list) => !list.closest('[hidden]') && list.tagName === 'UL');
  return shown ? namesOf(shown) : [];
};
const namesIn = (list: readonly Pick<Product, 'name'>[]) => list.map(({ name }) => name);
const tap = (name: string) => fireEvent.click(screen.getByText(name));
const rowButton = (name: string) =>
  within(screen.getByLabelText('Filter and sort')).getByText(name);
const panel = (name: string) => screen.getByRole('dialog', { name, hidden: true });
/** A value of a panel; a currency is kept beside its number. */
const box = (of: string, name: string) =>
  within(panel(of)).getByLabelText<HTMLInputElement>(name.replaceAll('\u00a0', ' '));
const chips = () => within(screen.getByLabelText('Chosen filters')).getAllByRole('button');

async function open(name: string) {
  fireEvent.click(rowButton(name));
  await settle();
}
const close = (name: string) => fireEvent.click(within(panel(name)).getByLabelText('Close'));

const sizeValue = `${shoe.sizeGroup}-${size}`;
const sized = products.filter(
  (one) => one.sizeGroup === shoe.sizeGroup && availableSizes(one).includes(size),
);
const colour = shoe.colour.split('/')[0] ?? '';
const isColoured = (one: Product) =>
  one.colour.split('/').some((own) => [colour, ...(colourFamilies[colour] ?? [])].includes(own));

test('an address with filters hides the products until theirs are there, or have failed', async () => {
  let fail = () => {};
  globalThis.fetch = jest.fn(
    () => new Promise((_, reject) => (fail = () => reject(new Error('no network')))),
  );
  await openShop(`?size=${sizeValue}`);
  expect(document.querySelector('[data-waiting]')).toBeTruthy();
  fail();
  await settle();
  expect(document.querySelector('[data-waiting]')).toBeNull();
  expect(names()).toHaveLength(products.length);
});

test('filters that do not load say so, leave the shelf, and load at the next tap', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new Error('no network')));
  await openShop();
  await open('Size');
  expect(count()).toBe(`${named(products.length)}. ${shelfWords.notLoaded}`);
  expect(names()).toHaveLength(products.length);
  globalThis.fetch = jest.fn(answer);
  await open('Size');
  expect(panel('Size')).toBeDefined();
  expect(count()).toBe(named(products.length));
});

test('a size leaves the products that have it in stock, and names it on their cards', async () => {
  await openShop();
  await open('Size');
  fireEvent.click(box('Size', `${size} (${sized.length})`));
  expect(query()).toBe(`?size=${sizeValue}`);
  expect(names()).toHaveLength(sized.length);
  expect(count()).toBe(named(sized.length));
  const card = screen
    .getAllByText(shoe.name)
    .find((one) => !one.closest('[hidden]'))
    ?.closest('li');
  expect(card?.textContent).toContain(`${size} ✓`);
  expect(card?.textContent).toContain(`Size ${size}: in stock`);
  expect(card?.textContent).not.toContain('more');
  tap(`Show ${named(sized.length)}`);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(rowButton('Size'));
  fireEvent.click(screen.getByLabelText(`Remove Size ${size}`));
  expect(query()).toBe('');
  expect(names()).toHaveLength(products.length);
});

test('price, colour and kind filter together, counts are given the others, and Clear takes off all', async () => {
  await openShop();
  const band = priceBand(shoe.priceKes);
  const priced = products.filter(({ priceKes }) => priceBand(priceKes) === band);
  await open('Price');
  fireEvent.click(box('Price', `${priceLabel(band)} (${priced.length})`));
  expect(names()).toHaveLength(priced.length);
  close('Price');
  await open('Colour');
  const coloured = priced.filter(isColoured);
  fireEvent.click(box('Colour', `${colour} (${coloured.length})`));
  close('Colour');
  await open('Kind');
  const alike = coloured.filter(({ kind }) => kind === shoe.kind);
  fireEvent.click(box('Kind', `${inWords(shoe.kind)} (${alike.length})`));
  close('Kind');
  expect(query()).toBe(`?price=${band}&colour=${colour.toLowerCase()}&kind=${shoe.kind}`);
  expect(chips()).toHaveLength(3);
  expect(names()).toEqual(namesIn(alike));
  tap('Clear');
  expect(query()).toBe('');
  expect(names()).toHaveLength(products.length);
});

test('a highest price is one choice, which a further one replaces', async () => {
  await openShop();
  await open('Price');
  const limits = () =>
    within(
      within(panel('Price')).getByText('Up to KSh').closest('fieldset') as HTMLElement,
    ).getAllByRole('checkbox', { hidden: true });
  for (const at of [1, 0]) {
    fireEvent.click(limits()[at] as HTMLElement);
    expect(query()).toMatch(/^\?price=0-\d+$/);
    const limit = Number(/\d+$/.exec(query())?.[0]);
    expect(names()).toHaveLength(products.filter(({ priceKes }) => priceKes <= limit).length);
    expect(chips()).toHaveLength(1);
  }
  close('Price');
  expect(document.activeElement).toBe(rowButton('Price'));
});

test('few results are followed by what one filter less would show', async () => {
  await openShop(`?size=${sizeValue}&colour=${colour.toLowerCase()}&kind=${shoe.kind}`);
  const list = screen.getByRole('list', { name: 'Close matches' });
  expect(namesOf(list)).not.toHaveLength(0);
  expect(namesOf(list)).not.toContain(shoe.name);
});

test('the one product of a search is followed by others of the shop, without it', async () => {
  await openShop(`?q=${encodeURIComponent(shoe.name)}`);
  expect(names()).toEqual([shoe.name]);
  expect(screen.getByRole('heading', { name: '1 product' })).toBeTruthy();
  const others = namesOf(screen.getByRole('list', { name: 'You may also like' }));
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(shoe.name);
});

test.each([
  ['a search with many products', '?q=shoes'],
  [
    'a filter without a search',
    `?size=${sizeValue}&colour=${colour.toLowerCase()}&kind=${shoe.kind}`,
  ],
])('%s is not followed by other products of the shop', async (_, address) => {
  await openShop(address);
  expect(names()).not.toHaveLength(0);
  expect(screen.queryByRole('list', { name: 'You may also like' })).toBeNull();
});

test('a link to all shoes shows every pair, though each kind of shoes is a filter alone', async () => {
  const pairs = products.filter(({ kind }) => googleCategories[kind] === googleCategories.shoes);
  await openShop('?kind=shoes');
  expect(count()).toBe(named(pairs.length));
  expect(names().toSorted()).toEqual(namesIn(pairs).toSorted());
  await open('Kind');
  const checked = within(panel('Kind'))
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter((one) => one.checked);
  expect(checked).toHaveLength(new Set(pairs.map(({ kind }) => kind)).size);
  const alike = pairs.filter(({ kind }) => kind === shoe.kind);
  expect(box('Kind', `${inWords(shoe.kind)} (${alike.length})`).checked).toBe(true);
});

/** The address that the shown card of a product leads to, where the size that is asked for is chosen. */
const cardHref = ({ name }: Product) =>
  screen
    .getAllByRole('link', { name, hidden: true })
    .find((link) => !link.closest('[hidden]'))
    ?.getAttribute('href');

test('a list in one size has it chosen in a product, a list in two or none has none', async () => {
  await openShop(`?size=${sizeValue}`);
  expect(cardHref(shoe)).toBe(`${shoe.path}?size=${size}`);
  await openShop(`?size=${sizeValue}&size=${shoe.sizeGroup}-${otherSize}`);
  expect(cardHref(shoe)).toBe(shoe.path);
  await openShop();
  expect(cardHref(shoe)).toBe(shoe.path);
});

test('of two sizes that are asked for the one in stock is named and chosen', async () => {
  const { sizeGroup, soldOutSizes: [gone = ''] = [] } = partlySoldOut;
  const [left = ''] = availableSizes(partlySoldOut);
  await openShop(`?size=${sizeGroup}-${gone}&size=${sizeGroup}-${left}`);
  const card = screen
    .getAllByText(partlySoldOut.name)
    .find((one) => !one.closest('[hidden]'))
    ?.closest('li');
  expect(card?.textContent).toContain(`${left} ✓`);
  expect(card?.textContent).not.toContain(`${gone} ✓`);
  expect(cardHref(partlySoldOut)).toBe(`${partlySoldOut.path}?size=${left}`);
});

test('the products are shown in the order that is chosen, sold out last', async () => {
  await openShop();
  await open('Sort');
  fireEvent.click(box('Sort', 'Lowest price first'));
  expect(query()).toBe('?sort=price-up');
  const sorted = [
    ...products.filter((one) => !isSoldOut(one)).toSorted((a, b) => a.priceKes - b.priceKes),
    ...products.filter(isSoldOut),
  ];
  expect(names()).toEqual(namesIn(sorted));
});

test('Back shows what the address before asked for, and Forward the rest again', async () => {
  await openShop();
  await open('Size');
  fireEvent.click(box('Size', `${size} (${sized.length})`));
  close('Size');
  for (const [way, left] of [
    ['back', products],
    ['forward', sized],
  ] as const) {
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history[way]();
    await act(() => moved);
    expect(names()).toHaveLength(left.length);
    expect(count()).toBe(named(left.length));
  }
});

test('a page is hydrated as it was built for every address, and then filtered as its own asks', async () => {
  window.history.replaceState(null, '', '/shop/');
  const shop = <ShopProducts categories={categories} products={products} emptyBox={emptyBox} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shop);
  expect(names()).toHaveLength(products.length);
  window.history.replaceState(null, '', `/shop/?category=${category.id}&sort=price-up`);
  const recovered = jest.fn();
  render(shop, { container, hydrate: true, onRecoverableError: recovered });
  await settle();
  expect(recovered).not.toHaveBeenCalled();
  expect(count()).toBe(named(category.count));
  expect(names()).toHaveLength(category.count);
});

test('a category’s page filters its own products', async () => {
  const own = productsIn(category);
  window.history.replaceState(null, '', `/shop/${category.id}/`);
  render(
    <CategoryPage
      category={categories.find(({ id }) => id === category.id) ?? category}
      categories={categories}
      products={own}
      offers={[]}
      page={1}
      emptyBox={emptyBox}
    />,
  );
  expect(count()).toBe(named(own.length));
  const band = priceBand(own[0]?.priceKes ?? 0);
  const left = own.filter(({ priceKes }) => priceBand(priceKes) === band);
  await open('Price');
  fireEvent.click(box('Price', `${priceLabel(band)} (${left.length})`));
  expect(query()).toBe(`?price=${band}`);
  expect(count()).toBe(named(left.length));
  expect(names().toSorted()).toEqual(namesIn(left).toSorted());
});

test('a category’s page has a link to each kind, with its number, which shows that kind alone', async () => {
  const own = productsIn(category);
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  expect(kinds.length).toBeGreaterThan(1);
  window.history.replaceState(null, '', `/shop/${category.id}/?sort=price-up`);
  render(
    <CategoryPage
      category={categories.find(({ id }) => id === category.id) ?? category}
      categories={categories}
      products={own}
      offers={[]}
      page={1}
      emptyBox={emptyBox}
    />,
  );
  await settle();
  const row = within(screen.getByRole('navigation', { name: 'Kind' }));
  expect(row.getAllByRole('link')).toHaveLength(1 + kinds.length);
  expect(row.getByRole('link', { name: `All ${own.length}` }).ariaCurrent).toBe('true');
  const [kind = ''] = kinds;
  const alike = own.filter((one) => one.kind === kind);
  const link = row.getByRole('link', { name: `${inWords(kind)} ${alike.length}` });
  expect(link.getAttribute('href')).toBe(`/shop/${category.id}/?kind=${kind}`);
  fireEvent.click(link);
  await settle();
  expect(query()).toBe(`?sort=price-up&kind=${kind}`);
  expect(link.ariaCurrent).toBe('true');
  expect(names().toSorted()).toEqual(expect.arrayContaining(namesIn(alike)));
  expect(count()).toBe(named(alike.length));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(within(screen.getByLabelText('Filter and sort')).queryByText('Kind')).toBeNull();
  fireEvent.click(row.getByRole('link', { name: `All ${own.length}` }));
  expect(query()).toBe('?sort=price-up');
});

test('a category of one kind has no links to kinds', async () => {
  const [one] = productsIn(category);
  if (!one) throw new Error('No product');
  render(
    <CategoryPage
      category={category}
      categories={categories}
      products={[one]}
      offers={[]}
      page={1}
      emptyBox={emptyBox}
    />,
  );
  await settle();
  expect(screen.queryByRole('navigation', { name: 'Kind' })).toBeNull();
});

test('Shop’s field has the panel of the bar’s while it is empty, and what is chosen there is searched on the shelf', async () => {
  await openShop('?sort=price-up');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  act(() => field.focus());
  await settle();
  await settle();
  const [popular] = within(screen.getByRole('list', { name: 'Popular searches' })).getAllByRole(
    'link',
  );
  if (!popular) throw new Error('No popular search');
  const text = popular.textContent ?? '';
  fireEvent.click(popular);
  expect(query()).toBe(`?${new URLSearchParams({ sort: 'price-up', q: text })}`);
  expect(field.value).toBe(text);
  expect(document.activeElement).toBe(field);
  await settle();
  // The shelf shows what is found, and the panel does not.
  expect(screen.queryByRole('list', { name: 'Popular searches' })).toBeNull();
  expect(screen.queryByRole('link', { name: / in Shop$/ })).toBeNull();
});

const pillOf = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Categories' })).getByText(name, { exact: false });

test('category links show their counts and mark the category that is shown', async () => {
  await openShop();
  const pills = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(pills.map(({ textContent }) => textContent)).toEqual([
    `All Products ${products.length}`,
    ...categories.map(({ name, count }) => `${name.text} ${count}`),
  ]);
  expect(pillOf('All Products').getAttribute('aria-current')).toBe('true');
  fireEvent.click(pillOf(category.name.text));
  expect(query()).toBe(`?category=${category.id}`);
  expect(count()).toBe(named(category.count));
  expect(pillOf(category.name.text).getAttribute('aria-current')).toBe('true');
  expect(pillOf('All Products').getAttribute('aria-current')).toBeNull();
});

test('a search in all products marks no category, and “All Products” leaves it and keeps the order', async () => {
  await openShop(`?q=${shoe.name}&sort=price-up`);
  expect(pillOf('All Products').getAttribute('aria-current')).toBeNull();
  fireEvent.click(pillOf('All Products'));
  expect(query()).toBe('?sort=price-up');
  expect(count()).toBe(named(products.length));
  expect(pillOf('All Products').getAttribute('aria-current')).toBe('true');
});

test('a search in a category goes on in all products by “All Products”', async () => {
  await openShop(`?category=${category.id}&q=a`);
  expect(pillOf(category.name.text).getAttribute('aria-current')).toBe('true');
  fireEvent.click(pillOf('All Products'));
  expect(query()).toBe('?q=a');
});

test('a category of Shop keeps the filters that it has products of', async () => {
  await openShop(`?size=${sizeValue}&sort=price-down`);
  fireEvent.click(pillOf(category.name.text));
  expect(query()).toBe(`?category=${category.id}&sort=price-down`);
  expect(names()).toHaveLength(category.count);
});

test('an unknown category shows "No products found" and a way back to all products', async () => {
  await openShop('?category=no-such-category');
  expect(screen.getByText('No products found')).toBeDefined();
  expect(names()).toEqual([]);
  expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe(
    '/shop/',
  );
});

const chatText = () =>
  new URL(
    screen.getByRole('link', { name: 'Ask us for it on WhatsApp' }).getAttribute('href') ?? '',
  ).searchParams.get('text');

test('where nothing is left, each filter that is in the way can be lifted, and the chat asks for it', async () => {
  await openShop(`?size=${sizeValue}&colour=no-such-colour`);
  expect(screen.getByText('No products found')).toBeDefined();
  expect(screen.getByText(`Nothing here with Size ${size}, no-such-colour.`)).toBeDefined();
  expect(count()).toBe('0 products');
  expect(chatText()).toContain(`do you have Size ${size}, no-such-colour?`);
  tap(`Without no-such-colour: ${named(sized.length)}`);
  expect(query()).toBe(`?size=${sizeValue}`);
  expect(names()).toHaveLength(sized.length);
  expect(document.activeElement).toBe(rowButton('Colour'));
});

test('where a search finds nothing, all products, the chat and every category are one tap away', async () => {
  await openShop('?q=zqxjk&sort=price-up');
  expect(screen.getByText('No products found')).toBeDefined();
  expect(chatText()).toContain('zqxjk');
  const links = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    categories.map(({ name }) => name.text),
  );
  tap(`Show all ${products.length} products`);
  expect(query()).toBe('?sort=price-up');
  expect(names()).toHaveLength(products.length);
  expect(document.activeElement).toBe(rowButton('Size'));
});

test('where a search finds nothing, what is nearest to it is shown below', async () => {
  await openShop(`?q=${shoe.name.split(' ')[0]}+zzzzzz`);
  expect(count()).toBe('0 products');
  expect(names()).toContain(shoe.name);
});

test.each([
  ['size that nobody has', 'size=unknown'],
  ['name of what every object has', 'size=constructor&kind=__proto__'],
  ['search of 10,000 letters', `q=${'boots'.repeat(2000)}`],
  ['picture', `q=${encodeURIComponent('👟🔥')}`],
  ['script', `q=${encodeURIComponent('<script>alert(1)</script>')}`],
  ['text from right to left', `q=${encodeURIComponent('حذاء أسود')}`],
])(
  'an address that asks for a %s finds nothing and leads back to all products',
  async (_, search) => {
    await openShop(`?${search}`);
    expect(count()).toBe('0 products');
    tap('Clear');
    expect(query()).toBe('');
    expect(names()).toHaveLength(products.length);
  },
);

test('my size is a filter one tap away where nothing is chosen, and is forgotten by one tap', async () => {
  mySizesStore.setState({ sizes: { [shoe.sizeGroup]: size } });
  await openShop();
  const mine = () => screen.queryByText(`My size ${size}`);
  fireEvent.click(mine() as HTMLElement);
  expect(query()).toBe(`?size=${sizeValue}`);
  await settle();
  expect(names()).toHaveLength(sized.length);
  expect(mine()).toBeNull();
  tap('Clear');
  fireEvent.click(screen.getByLabelText(`Forget my size ${size}`));
  expect(mine()).toBeNull();
  expect(document.activeElement).toBe(rowButton('Size'));
  expect(mySizesStore.getState().sizes[shoe.sizeGroup]).toBeFalsy();
});

test('a size that is chosen in a filter is remembered', async () => {
  await openShop();
  await open('Size');
  fireEvent.click(box('Size', `${size} (${sized.length})`));
  expect(mySizesStore.getState().sizes).toEqual({ [shoe.sizeGroup]: size });
});

test('a card lists five sizes of a size set and counts the others; sizes of the product’s own are all listed', async () => {
  await openShop();
  const text = ({ name }: Product) => screen.getByText(name).closest('li')?.textContent ?? '';
  const { sizes } = shoe;
  expect(text(shoe)).toContain(`${sizes.slice(0, 5).join(' ')} +${sizes.length - 5} more`);
  const own = products.find(({ hasOwnSizes, soldOutSizes }) => hasOwnSizes && !soldOutSizes);
  expect(own && text(own)).toContain(own?.sizes.join(' '));
  expect(own && text(own)).not.toContain('more');
});
