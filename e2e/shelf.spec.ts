import type { Page } from '@playwright/test';
import { colourFamilies } from '@/data/colour-families';
import { shelfWords } from '@/data/words/sw/shelf';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { sizePath } from '@/lib/catalogue/size-address';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { allFound } from './all-found';
import { recordAnnouncements } from './announcements';
import { category, otherCategory, shoe, size } from './examples';
import { expect, holdScripts, openPage, test, untilEntryLeft, untilHydrated } from './fixtures';
import { seed } from './seed';
import { products } from './shop-under-test';
import { cardLink, cards, openCart, openProduct, pill, sizeRadio } from './shopper-steps';

const shownCards = (page: Page) => cards(page).filter({ visible: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /product/ });
const row = (page: Page) => page.getByRole('group', { name: 'Filter and sort' });
const rowButton = (page: Page, name: string) =>
  row(page).getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const catalogue = `**${cataloguePath}`;

const sizeValue = `${shoe.sizeGroup}-${size}`;
const sized = products.filter(
  (one) =>
    one.sizeGroup === shoe.sizeGroup &&
    one.sizes.includes(size) &&
    !one.soldOutSizes?.includes(size),
);
/** A colour in no family, of a product in that size. */
const colour = shoe.colour.split('/')[0] ?? '';
const both = sized.filter((one) =>
  one.colour.split('/').some((own) => [colour, ...(colourFamilies[colour] ?? [])].includes(own)),
);
const named = (number: number) => (number === 1 ? '1 product' : `${number} products`);

/** Opens a panel of the row. */
async function open(page: Page, name: string) {
  await rowButton(page, name).click();
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

/** Ticks a value in a panel that is open. */
const tick = (page: Page, within: string, name: RegExp | string) =>
  panel(page, within).getByRole('checkbox', { name }).check();

test('a shopper filters Shop by size and colour, goes back, and adds what is left in that size', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, '/shop/');
  await test.step('a size leaves the products in it and is announced once, over the open panel', async () => {
    await open(page, 'Size');
    const announced = await recordAnnouncements(page);
    await tick(page, 'Size', `${size} (${sized.length})`);
    await expect(page).toHaveURL(`/shop/?size=${sizeValue}`);
    await expect(shownCards(page)).toHaveCount(sized.length);
    await panel(page, 'Size')
      .getByRole('button', { name: `Show ${named(sized.length)}` })
      .click();
    await expect(panel(page, 'Size')).toBeHidden();
    await expect(rowButton(page, 'Size')).toBeFocused();
    await expect.poll(announced).toEqual([named(sized.length)]);
  });
  await test.step('the address is kept over a reload, and Back takes off the last choice', async () => {
    await open(page, 'Colour');
    await tick(page, 'Colour', `${colour} (${both.length})`);
    await expect(shownCards(page)).toHaveCount(both.length);
    await page.reload();
    await expect(shownCards(page)).toHaveCount(both.length);
    await page.goBack();
    await expect(shownCards(page)).toHaveCount(sized.length);
    await page.goForward();
    await expect(shownCards(page)).toHaveCount(both.length);
    await page.goBack();
    await expect(shownCards(page)).toHaveCount(sized.length);
  });
  await test.step('a card leads to a page with that size, and opens a dialog that is one tap from the cart', async () => {
    const link = cardLink(page.getByRole('list', { name: 'Products' }), shoe);
    await expect(link).toHaveAttribute('href', sizePath(shoe, size));
    const dialog = await openProduct(page, shoe);
    await expect(dialog).toContainText(shoe.description);
    await expect(sizeRadio(dialog, size)).toBeChecked();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await page.keyboard.press('Escape');
    const line = (await openCart(page)).getByRole('listitem').filter({ hasText: shoe.name });
    await expect(line.getByRole('combobox')).toHaveValue(size);
  });
});

test('the links of the categories filter Shop as steps of Back, and an address with one opens it', async ({
  page,
}) => {
  await page.goto('/shop/');
  await pill(page, category).click();
  await expect(page).toHaveURL(`/shop/?category=${category.id}`);
  await expect(shownCards(page)).toHaveCount(category.count);
  await pill(page, otherCategory).click();
  await expect(shownCards(page)).toHaveCount(otherCategory.count);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(category.count);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(products.length);
  await page.goForward();
  await expect(shownCards(page)).toHaveCount(category.count);
  await page.reload();
  await expect(shownCards(page)).toHaveCount(category.count);
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

test('filters work by keyboard', { tag: '@wide' }, async ({ page }) => {
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

test('more sizes of one’s own than a phone’s width has room for stay on the screen', async ({
  page,
}) => {
  const groups = products.map(({ sizeGroup, sizes }) => [sizeGroup, sizes.at(-1)]);
  const sizes = { ...Object.fromEntries(groups), [shoe.sizeGroup]: size };
  await seed(page, { [mySizesKey]: JSON.stringify({ state: { sizes }, version: 0 }) });
  await openPage(page, '/shop/');
  const mine = page.getByRole('button', { name: `My size ${size}`, exact: true });
  await expect(mine).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => window.innerWidth),
  );
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

test('the whole shop is shown when a category has waited 8 s for the script', async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto(`/shop/?category=${category.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  await expect(shownCards(page)).toHaveCount(products.length);
});

test('choosing and taking off filters moves nothing but chips, what clears them and, on a phone, the list below', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, '/shop/');
  // From the open page on: the letters of the tests come a frame after the first paint.
  await page.evaluate(() => {
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
    }).observe({ type: 'layout-shift' });
  });
  await open(page, 'Size');
  await tick(page, 'Size', `${size} (${sized.length})`);
  await expect(shownCards(page)).toHaveCount(sized.length);
  await page.keyboard.press('Escape');
  await open(page, 'Colour');
  await tick(page, 'Colour', `${colour} (${both.length})`);
  await expect(shownCards(page)).toHaveCount(both.length);
  await page.keyboard.press('Escape');
  await untilEntryLeft(page);
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

test('every chosen filter is whole, and goods begin in the first two fifths of the screen', async ({
  page,
}) => {
  await test.step('every chosen filter is whole, and its list begins high on the screen', async () => {
    for (const [width, height, filters] of [
      [360, 740, '?size=shoes-42&price=1000-1499'],
      [768, 1024, '?size=shoes-42&colour=blue'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, `/shop/${filters}`);
      const chosen = chips(page).getByRole('button');
      await expect(chosen).toHaveCount(2);
      for (const chip of await allFound(chosen)) await expect(chip).toBeInViewport({ ratio: 1 });
      const clear = page.getByRole('button', { name: 'Clear', exact: true });
      await expect(clear).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('goods begin in the first two fifths of the screen, and are counted for all', async () => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of ['/shop/', categoryPath(shoe.categoryKey)]) {
        await page.goto(address);
        const { y } = (await cards(page).first().boundingBox()) ?? { y: height };
        expect.soft(y, `${address} at ${width} px`).toBeLessThanOrEqual(0.4 * height);
        await expect.soft(count(page)).toHaveCount(1);
      }
    }
  });
});

test('pictures and names of the cards in a row are level, a card has no blank line, and its price covers no picture', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto(categoryPath(shoe.categoryKey));
  for (const part of ['picture', 'h2']) {
    const rows = await cards(page).evaluateAll((all, selector) => {
      const topOf = (one: Element | null) => one?.getBoundingClientRect().top;
      return Object.values(Object.groupBy(all, (card) => String(topOf(card)))).map((row = []) =>
        row.flatMap((card) => {
          const top = topOf(card.querySelector(selector));
          // The columns differ by a fraction of a pixel.
          return top === undefined ? [] : Math.round(top);
        }),
      );
    }, part);
    const shared = rows.filter(({ length }) => length > 1);
    expect.soft(shared, part).not.toEqual([]);
    for (const tops of shared) expect.soft(new Set(tops).size, part).toBe(1);
  }
  for (const width of isMobile ? [320, 360] : [1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Until then cards below the first screen are not laid out.
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
    const blanks = await cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const parts = [...card.querySelectorAll(':scope > h2, p > span, :scope > p')]
          .map((one) => one.getBoundingClientRect())
          .filter(({ height }) => height > 2);
        return parts.slice(1).map((part, at) => part.top - (parts[at]?.bottom ?? 0));
      }),
    );
    expect(blanks.length).toBeGreaterThan(6);
    expect.soft(Math.max(...blanks), `at ${width} px`).toBeLessThan(10);
    const gaps = await cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const bottom = card.querySelector('picture img')?.getBoundingClientRect().bottom;
        const price = card.querySelector('p > :first-child')?.getBoundingClientRect().top;
        return bottom === undefined || price === undefined ? [] : [price - bottom];
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect.soft(Math.min(...gaps), `at ${width} px`).toBeGreaterThan(-0.5);
  }
});

test('each link of the categories is whole when it has the focus, and their row fades where there are more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/shop/');
  const nav = page.getByRole('navigation', { name: 'Categories' });
  await expect(nav).toHaveCSS(
    'mask-image',
    /rgb\(0, 0, 0\) 0px, rgb\(0, 0, 0\) calc\(100% - 48px\)/,
  );
  await nav.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect(nav).toHaveCSS('mask-image', /rgb\(0, 0, 0\) 48px, rgb\(0, 0, 0\) 100%/);
  await nav.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  const pills = await allFound(nav.getByRole('link'));
  await pills[0]?.focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const one of pills) {
      await expect(one).toBeFocused();
      await expect(one).toBeInViewport({ ratio: 1 });
      if (one !== pills.at(-1)) await page.keyboard.press(key);
    }
    pills.reverse();
  }
});

test('a click with a modifier or the middle button opens a product’s page in a tab', async ({
  page,
  context,
}) => {
  await openPage(page, '/shop/');
  const card = cardLink(page, shoe);
  for (const click of [
    () => card.click({ modifiers: ['ControlOrMeta'] }),
    () => card.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await expect(await opened).toHaveURL(shoe.path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the product dialog closes by Escape, by its button and by a click beside it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop/');
  const first = await openProduct(page, shoe);
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(cardLink(page, shoe)).toBeFocused();
  const second = await openProduct(page, shoe);
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(second).toBeHidden();
  const third = await openProduct(page, shoe);
  await page.mouse.click(4, 4);
  await expect(third).toBeHidden();
});

test('a filter in Kiswahili marks the names that it has in English alone', async ({ page }) => {
  await openPage(page, '/sw/shop/');
  await page.getByRole('button', { name: shelfWords.kind }).click();
  const names = page.getByRole('dialog', { name: shelfWords.kind }).locator('bdi');
  await expect(names.filter({ hasText: /^Buti$/ })).not.toHaveAttribute('lang');
  await expect(names.filter({ hasText: /^Hoodies$/ })).toHaveAttribute('lang', 'en');
});
