import type { Page } from '@playwright/test';
import { colourFamilies } from '@/data/colour-families';
import { googleCategories } from '@/data/merchant';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { sizePath } from '@/lib/catalogue/size-address';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { priceBand, priceLabel } from '@/lib/finding/price-bands';
import { inWords } from '@/lib/finding/shelf-item';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { allFound } from './all-found';
import { recordAnnouncements } from './announcements';
import { addresses, category, otherSize, partlySoldOut, shoe, size } from './examples';
import { expect, holdScripts, hydrate, openPage, test, untilHydrated } from './fixtures';
import { categories, products, productsIn } from './shop-under-test';
import {
  cardLink,
  cards,
  chatMessage,
  openCart,
  openProduct,
  pill,
  productDialog,
  sizeRadio,
} from './shopper-steps';

const shownCards = (page: Page) => cards(page).filter({ visible: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /product/ });
const row = (page: Page) => page.getByRole('group', { name: 'Filter and sort' });
const rowButton = (page: Page, name: string) =>
  row(page).getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const catalogue = `**${cataloguePath}`;

const inSize = (one: Product) =>
  one.sizeGroup === shoe.sizeGroup && one.sizes.includes(size) && !one.soldOutSizes?.includes(size);
const sizeValue = `${shoe.sizeGroup}-${size}`;
const sized = products.filter(inSize);
/** A colour in no family, of a product in that size. */
const colour = shoe.colour.split('/')[0] ?? '';
const isColoured = (one: Product) =>
  one.colour.split('/').some((own) => [colour, ...(colourFamilies[colour] ?? [])].includes(own));
const both = sized.filter(isColoured);
const named = (count: number) => (count === 1 ? '1 product' : `${count} products`);
const names = async (page: Page) =>
  (await shownCards(page).getByRole('heading').allTextContents()).map((name) => name.trim());

/** Opens a panel of the row. */
async function open(page: Page, name: string) {
  await rowButton(page, name).click();
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

/** Ticks a value in a panel that is open. */
const tick = (page: Page, within: string, name: RegExp | string) =>
  panel(page, within).getByRole('checkbox', { name }).check();

test('a size leaves the products that have it in stock, named on their cards, in the address and on a chip', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, '/shop/');
  await open(page, 'Size');
  await tick(page, 'Size', `${size} (${sized.length})`);
  await expect(page).toHaveURL(`/shop/?size=${sizeValue}`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await expect(count(page)).toHaveText(named(sized.length));
  const card = cards(page).filter({ visible: true, has: cardLink(page, shoe) });
  await expect(card).toContainText(`${size} ✓`);
  await expect(card).toContainText(`Size ${size}: in stock`);
  await expect(card).not.toContainText('more');
  await panel(page, 'Size')
    .getByRole('button', { name: `Show ${named(sized.length)}` })
    .click();
  await expect(panel(page, 'Size')).toBeHidden();
  await expect(rowButton(page, 'Size')).toBeFocused();
  await chips(page)
    .getByRole('button', { name: `Remove Size ${size}` })
    .click();
  await expect(page).toHaveURL('/shop/');
  await expect(shownCards(page)).toHaveCount(products.length);
});

test('a colour to filter by has its swatch where the browser knows its name', async ({ page }) => {
  await openPage(page, '/shop/');
  const boxes = (await open(page, 'Colour')).getByRole('checkbox');
  const colours = await boxes.evaluateAll((all) =>
    all.map((box) => {
      const label = box.closest('label');
      const grounds = [...(label?.querySelectorAll('span') ?? [])]
        .map((part) => getComputedStyle(part).backgroundColor)
        .filter((ground) => !ground.startsWith('rgba(0, 0, 0, 0'));
      return {
        isKnown: CSS.supports('color', label?.querySelector('bdi')?.textContent ?? ''),
        grounds,
      };
    }),
  );
  const known = colours.filter(({ isKnown }) => isKnown);
  expect(known.length).toBeGreaterThan(1);
  expect(new Set(known.map(({ grounds }) => grounds.join())).size).toBe(known.length);
  expect(colours.map(({ grounds }) => grounds.length)).toEqual(
    colours.map(({ isKnown }) => (isKnown ? 1 : 0)),
  );
});

test('price, colour and kind filter together, counts are given the others, and Clear takes off all', async ({
  page,
}) => {
  await openPage(page, '/shop/');
  const band = priceBand(shoe.priceKes);
  const priced = products.filter(({ priceKes }) => priceBand(priceKes) === band);
  await open(page, 'Price');
  await tick(page, 'Price', `${priceLabel(band)} (${priced.length})`);
  await expect(shownCards(page)).toHaveCount(priced.length);
  await page.keyboard.press('Escape');
  await open(page, 'Colour');
  const coloured = priced.filter(isColoured);
  await tick(page, 'Colour', `${colour} (${coloured.length})`);
  await page.keyboard.press('Escape');
  await open(page, 'Kind');
  const alike = coloured.filter(({ kind }) => kind === shoe.kind);
  await tick(page, 'Kind', `${inWords(shoe.kind)} (${alike.length})`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(
    `/shop/?price=${band}&colour=${colour.toLowerCase()}&kind=${shoe.kind}`,
  );
  await expect(chips(page).getByRole('listitem')).toHaveCount(3);
  await expect(shownCards(page).getByRole('heading')).toHaveText(alike.map(({ name }) => name));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/shop/');
  await expect(shownCards(page)).toHaveCount(products.length);
});

test('a highest price is one choice, which a further one replaces, and × closes the panel', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, '/shop/');
  const prices = await open(page, 'Price');
  const limits = prices.getByRole('group', { name: 'Up to KSh' }).getByRole('checkbox');
  for (const at of [1, 0]) {
    await limits.nth(at).check();
    await expect(page).toHaveURL(/\?price=0-\d+$/);
    const limit = Number(/price=0-(\d+)$/.exec(page.url())?.[1]);
    const cheap = products.filter(({ priceKes }) => priceKes <= limit);
    await expect(shownCards(page)).toHaveCount(cheap.length);
    await expect(chips(page).getByRole('button')).toHaveCount(1);
  }
  await prices.getByRole('button', { name: 'Close' }).click();
  await expect(prices).toBeHidden();
  await expect(rowButton(page, 'Price')).toBeFocused();
});

test('few results are followed by what one filter less would show', async ({ page }) => {
  const value = colour.toLowerCase();
  await page.goto(`/shop/?size=${sizeValue}&colour=${value}&kind=${shoe.kind}`);
  const close = page.getByRole('list', { name: 'Close to this' }).getByRole('listitem');
  await expect(close.first()).toBeVisible();
  await expect(close.filter({ has: cardLink(page, shoe) })).toHaveCount(0);
});

test('a link to all shoes shows every pair, though each kind of shoes is a filter alone', async ({
  page,
}) => {
  const pairs = products.filter(({ kind }) => googleCategories[kind] === googleCategories.shoes);
  await page.goto('/shop/?kind=shoes');
  await expect(count(page)).toHaveText(named(pairs.length));
  expect((await names(page)).toSorted()).toEqual(pairs.map(({ name }) => name).toSorted());
  await open(page, 'Kind');
  const checked = panel(page, 'Kind').getByRole('checkbox', { checked: true });
  await expect(checked).toHaveCount(new Set(pairs.map(({ kind }) => kind)).size);
  const alike = pairs.filter(({ kind }) => kind === shoe.kind);
  const option = `${inWords(shoe.kind)} (${alike.length})`;
  await expect(panel(page, 'Kind').getByRole('checkbox', { name: option })).toBeChecked();
});

test('a product that is opened from a list in one size has it chosen, one tap from the cart', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(`/shop/?size=${sizeValue}`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  const dialog = await openProduct(page, shoe);
  await expect(sizeRadio(dialog, size)).toBeChecked();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await page.keyboard.press('Escape');
  const line = (await openCart(page)).getByRole('listitem').filter({ hasText: shoe.name });
  await expect(line.getByRole('combobox')).toHaveValue(size);
});

test('the card of a list in one size leads to a page that has it chosen', async ({ page }) => {
  await page.goto(`/shop/?size=${sizeValue}`);
  const link = cardLink(page.getByRole('list', { name: 'Products' }), shoe);
  await expect(link).toHaveAttribute('href', sizePath(shoe, size));
  await openPage(page, sizePath(shoe, size));
  await expect(sizeRadio(page, size)).toBeChecked();
});

test('a list in two sizes chooses neither, and a list without a size none', async ({ page }) => {
  for (const search of ['', `?size=${sizeValue}&size=${shoe.sizeGroup}-${otherSize}`]) {
    await page.goto(`/shop/${search}`);
    const dialog = await openProduct(page, shoe);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  }
});

test('of two sizes that are asked for the one in stock is named and chosen', async ({ page }) => {
  const { sizeGroup, soldOutSizes = [] } = partlySoldOut;
  const [left = ''] = availableSizes(partlySoldOut);
  const asked = [soldOutSizes[0] ?? '', left].map((one) => `size=${sizeGroup}-${one}`);
  await page.goto(`/shop/?${asked.join('&')}`);
  const card = cards(page).filter({ visible: true, has: cardLink(page, partlySoldOut) });
  await expect(card).toContainText(`${left} ✓`);
  await expect(card).not.toContainText(`${soldOutSizes[0]} ✓`);
  const dialog = await openProduct(page, partlySoldOut);
  await expect(sizeRadio(dialog, left)).toBeChecked();
});

test('Back takes off the last choice, and an address with filters is opened, reloaded and shared', async ({
  page,
}) => {
  await page.goto(`/shop/?size=${sizeValue}`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await open(page, 'Colour');
  await tick(page, 'Colour', `${colour} (${both.length})`);
  await expect(shownCards(page)).toHaveCount(both.length);
  await page.reload();
  await expect(shownCards(page)).toHaveCount(both.length);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(sized.length);
  await page.goForward();
  await expect(shownCards(page)).toHaveCount(both.length);
});

test('the products are shown in the order that is chosen, sold out last', async ({ page }) => {
  await openPage(page, addresses.shop);
  await open(page, 'Sort');
  await panel(page, 'Sort').getByRole('radio', { name: 'Lowest price first' }).check();
  await expect(page).toHaveURL('/shop/?sort=price-up');
  const inStock = products.filter((one) => !isSoldOut(one));
  const sorted = [
    ...inStock.toSorted((a, b) => a.priceKes - b.priceKes),
    ...products.filter(isSoldOut),
  ];
  await expect(shownCards(page).getByRole('heading')).toHaveText(sorted.map(({ name }) => name));
});

test('a category’s page filters its own products, and its canonical address has no filter', async ({
  page,
}) => {
  const own = productsIn(category);
  await page.goto(categoryPath(category.id));
  await expect(count(page)).toHaveText(named(own.length));
  await hydrate(page);
  const band = priceBand(own[0]?.priceKes ?? 0);
  const left = own.filter(({ priceKes }) => priceBand(priceKes) === band);
  await open(page, 'Price');
  await tick(page, 'Price', `${priceLabel(band)} (${left.length})`);
  await expect(page).toHaveURL(`${categoryPath(category.id)}?price=${band}`);
  await expect(count(page)).toHaveText(named(left.length));
  expect((await names(page)).toSorted()).toEqual(left.map(({ name }) => name).toSorted());
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${categoryPath(category.id)}$`));
});

test('a category of Shop keeps the filters that it has products of', async ({ page }) => {
  const own = productsIn(category);
  await page.goto(`/shop/?size=${sizeValue}&sort=price-down`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await pill(page, category).click();
  await expect(page).toHaveURL(`/shop/?category=${category.id}&sort=price-down`);
  await expect(shownCards(page)).toHaveCount(own.length);
});

test('where nothing is left, each filter that is in the way can be lifted, and the chat asks for it', async ({
  page,
}) => {
  await page.goto(`/shop/?size=${sizeValue}&colour=no-such-colour`);
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(page.getByText(`Nothing here with Size ${size}, no-such-colour.`)).toBeVisible();
  await expect(count(page)).toHaveText('0 products');
  const chat = await chatMessage(page.getByRole('link', { name: 'Ask us for it on WhatsApp' }));
  expect(chat).toContain(`do you have Size ${size}, no-such-colour?`);
  await page
    .getByRole('button', { name: `Without no-such-colour: ${named(sized.length)}` })
    .click();
  await expect(shownCards(page)).toHaveCount(sized.length);
  await expect(rowButton(page, 'Colour')).toBeFocused();
});

test('where a search finds nothing in Shop, all products, the chat and every category are one tap away', async ({
  page,
}) => {
  await page.goto(`/shop/?q=zqxjk&sort=price-up`);
  await expect(page.getByText('No products found')).toBeVisible();
  const chat = await chatMessage(page.getByRole('link', { name: 'Ask us for it on WhatsApp' }));
  expect(chat).toContain('zqxjk');
  const categoryLinks = page.getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(categoryLinks).toHaveText(categories.map(({ name }) => name));
  await page.getByRole('button', { name: `Show all ${products.length} products` }).click();
  await expect(page).toHaveURL('/shop/?sort=price-up');
  await expect(shownCards(page)).toHaveCount(products.length);
  await expect(rowButton(page, 'Size')).toBeFocused();
});

test('where a search finds nothing, what is nearest to it is shown below', async ({ page }) => {
  const [word = ''] = shoe.name.split(' ');
  await page.goto(`/shop/?q=${word}+zzzzzz`);
  await expect(count(page)).toHaveText('0 products');
  await expect(cardLink(page.getByRole('list', { name: 'Products' }), shoe)).toBeVisible();
});

test('an address that asks for nonsense says that nothing is found and leads back to all products', async ({
  page,
}) => {
  for (const search of [
    'size=unknown',
    'size=constructor&kind=__proto__',
    `q=${'boots'.repeat(2000)}`,
    `q=${encodeURIComponent('👟🔥')}`,
    `q=${encodeURIComponent('<script>alert(1)</script>')}`,
    `q=${encodeURIComponent('حذاء أسود')}`,
  ]) {
    await page.goto(`/shop/?${search}`);
    await expect(count(page)).toHaveText('0 products');
    await expect(shownCards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/shop/');
    await expect(shownCards(page)).toHaveCount(products.length);
  }
});

test('a filtered card opens the product with its whole text', async ({ page }) => {
  await page.goto(`/shop/?size=${sizeValue}`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await cardLink(page.getByRole('list', { name: 'Products' }), shoe).click();
  await expect(productDialog(page, shoe)).toContainText(shoe.description);
});

test('filters work by keyboard, and every state of theirs has no axe violations', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, '/shop/');
  await rowButton(page, 'Size').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Size')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chips(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rowButton(page, 'Size')).toBeFocused();
  await expect(panel(page, 'Size')).toBeHidden();
  await chips(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(rowButton(page, 'Size')).toBeFocused();
  await rowButton(page, 'Sort').press('Enter');
  await expect(panel(page, 'Sort')).toBeFocused();
});

test('my size is a filter one tap away on shelves that have it, and is forgotten by one tap', async ({
  page,
}) => {
  // One of each group: more than a phone's width has room for.
  const groups = products.map(({ sizeGroup, sizes }) => [sizeGroup, sizes.at(-1)]);
  const sizes = { ...Object.fromEntries(groups), [shoe.sizeGroup]: size };
  const stored = JSON.stringify({ state: { sizes }, version: 0 });
  await page.goto('/shop/');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    mySizesKey,
    stored,
  ] as const);
  await page.reload();
  await hydrate(page);
  const mine = page.getByRole('button', { name: `My size ${size}`, exact: true });
  await expect(mine).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => window.innerWidth),
  );
  await mine.click();
  await expect(page).toHaveURL(`/shop/?size=${sizeValue}`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await expect(mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(mine).toBeVisible();
  await page.getByRole('button', { name: `Forget my size ${size}` }).click();
  await expect(mine).toHaveCount(0);
  await expect(rowButton(page, 'Size')).toBeFocused();
  await page.reload();
  await hydrate(page);
  await expect(mine).toHaveCount(0);
});

test('a choice announces its number of products once', async ({ page }) => {
  await openPage(page, '/shop/');
  await open(page, 'Size');
  const announced = await recordAnnouncements(page);
  await tick(page, 'Size', `${size} (${sized.length})`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await page.keyboard.press('Escape');
  await expect.poll(announced).toEqual([named(sized.length)]);
});

test('a spinner covers the shelf while an address with filters waits for the script and the index', async ({
  page,
}) => {
  const release = await holdScripts(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(catalogue, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/shop/?size=${sizeValue}`, { waitUntil: 'commit' });
  const spinner = page.getByRole('status', { name: 'Loading products' });
  await expect(spinner).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(spinner).toBeVisible();
  await expect(shownCards(page)).toHaveCount(0);
  answer();
  await expect(spinner).toBeHidden();
  await expect(shownCards(page)).toHaveCount(sized.length);
});

test.describe('without the index', () => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED|Failed to load resource/] } });

  test('filters that do not load say so, leave the shelf, and load at the next tap', async ({
    page,
  }) => {
    await page.route(catalogue, (route) => route.abort());
    await openPage(page, '/shop/');
    await rowButton(page, 'Size').click();
    await expect(count(page)).toContainText('The filters did not load');
    await expect(shownCards(page)).toHaveCount(products.length);
    await page.unroute(catalogue);
    await open(page, 'Size');
    await expect(count(page)).toHaveText(named(products.length));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the filters are not there and every product is', async ({ page }) => {
    await page.goto(`/shop/?size=${sizeValue}`);
    await expect(row(page)).toBeHidden();
    await expect(shownCards(page)).toHaveCount(products.length);
  });
});

test('choosing and taking off filters moves nothing but chips, what clears them and, on a phone, the list below', {
  tag: '@both',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: readonly { node?: Node }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // A chip makes room for another; what is gone by now has no element.
          if (
            element &&
            !element.closest(
              '[aria-label="Chosen filters"], [aria-label="Chosen filters"] + button',
            ) &&
            !(innerWidth < 600 && element.matches('[data-shown]'))
          )
            moved.push(element.outerHTML.slice(0, 300));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/shop/');
  await open(page, 'Size');
  await tick(page, 'Size', `${size} (${sized.length})`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await page.keyboard.press('Escape');
  await open(page, 'Colour');
  await tick(page, 'Colour', `${colour} (${both.length})`);
  await expect(shownCards(page)).toHaveCount(both.length);
  await page.keyboard.press('Escape');
  // The panel's own entry, which Back would close.
  await expect.poll(() => page.evaluate(() => history.state?.open)).toBe(undefined);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(sized.length);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(shownCards(page)).toHaveCount(products.length);
  const moved = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { moved: string[] }).moved;
  });
  expect(moved).toEqual([]);
});

for (const [width, filters] of [
  [360, '?size=shoes-42&price=1000-1499'],
  [768, '?size=shoes-42&colour=blue'],
] as const) {
  test(`at ${width} px every chosen filter is whole, with ${filters}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, `/shop/${filters}`);
    const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');
    await expect(chips).toHaveCount(2);
    for (const chip of await allFound(chips)) await expect(chip).toBeInViewport({ ratio: 1 });
    const clear = page.getByRole('button', { name: 'Clear', exact: true });
    await expect(clear).toBeInViewport({ ratio: 1 });
  });
}
