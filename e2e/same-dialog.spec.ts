import type { Locator, Page } from '@playwright/test';
import { productById } from '@/lib/catalogue/product';
import { availableSizes } from '@/lib/catalogue/stock';
import { seenProductsKey } from '@/lib/remembered/storage-keys';
import { addresses, shoe, wornWithOthers } from './examples';
import { expect, goJustAbove, openPage, test } from './fixtures';
import { seed } from './seed';
import { products } from './shop-under-test';
import { chooseSize } from './shopper-steps';

const cardsIn = (part: Locator) => part.locator('[data-product]').filter({ visible: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Types into the field of the bar, and gives what is found. */
async function searched(page: Page, text: string) {
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: 'Search the shop' });
  if (await button.isVisible()) await button.click();
  else await banner.getByRole('searchbox').click();
  await page.keyboard.type(text);
  return cardsIn(page.locator('#search'));
}

/** The phone has looked at all products but the shoe. */
async function rememberSeen(page: Page) {
  const ids = products.map(({ id }) => id).filter((id) => id !== shoe.id);
  await seed(page, { [seenProductsKey]: JSON.stringify(ids) });
}

/** By each way to a product's dialog: the cards that open it. */
const ways: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'from Home': async (page) => {
    await openPage(page, addresses.home);
    return cardsIn(region(page, 'More Featured Products'));
  },
  'from what a filter of Shop leaves out': async (page) => {
    await openPage(page, `${addresses.shop}?${new URLSearchParams({ q: `${shoe.name} zqxjk` })}`);
    return cardsIn(page.getByRole('main'));
  },
  'from what is worn with another': async (page) => {
    await openPage(page, wornWithOthers.path);
    const worn = region(page, 'Wear it with');
    await goJustAbove(worn);
    await expect(worn).toContainText('KSh');
    return cardsIn(worn);
  },
  'from what was seen': async (page) => {
    await rememberSeen(page);
    await openPage(page, shoe.path);
    await goJustAbove(region(page, 'You may also like'));
    return cardsIn(region(page, 'Recently viewed'));
  },
  'from the search on a page without products': async (page) => {
    await openPage(page, addresses.delivery);
    return searched(page, shoe.name);
  },
  'from a search that finds nothing': async (page) => {
    await openPage(page, addresses.home);
    return searched(page, 'zqxjk');
  },
  'from what was seen, in an empty search': async (page) => {
    await rememberSeen(page);
    await openPage(page, addresses.home);
    return searched(page, '');
  },
};

/**
 * Opens a dialog by the first of these cards, and fails unless it equals Shop's dialog, which is
 * open in another tab.
 */
async function expectSame(cards: Locator, shop: Page, way: string) {
  const card = cards.first();
  const id = (await card.getAttribute('data-product')) ?? '';
  const dialog = await openedBy(card, id);
  const inShop = cardsIn(shop.getByRole('main')).and(shop.locator(`[data-product="${id}"]`));
  const expected = await openedBy(inShop, id);
  await expect(async () => {
    expect(await dialog.evaluate(drawn), way).toEqual(await expected.evaluate(drawn));
  }).toPass({ timeout: 5000 });
  await shop.keyboard.press('Escape');
  await expect(expected).toBeHidden();
}

test('a product’s dialog is the dialog of Shop, wherever it was opened', { tag: '@both' }, async ({
  page,
  context,
  isMobile,
}) => {
  const shop = await context.newPage();
  for (const tab of [shop, page]) await tab.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(shop, addresses.shop);
  for (const [way, cardsBy] of Object.entries(ways)) {
    // A wide screen draws it otherwise, wherever it is opened.
    if (!isMobile && way !== 'from Home') continue;
    await test.step(way, async () => expectSame(await cardsBy(page), shop, way));
  }
});

/** Opens the dialog of a product by its card, and chooses its first size where there is a choice. */
async function openedBy(card: Locator, id: string): Promise<Locator> {
  const page = card.page();
  const product = productById(id, products);
  await card.click();
  const dialog = page.getByRole('dialog', { name: product.name, exact: true });
  // The content that is not on the card has arrived.
  await expect.poll(() => dialog.locator('p').allTextContents()).not.toContain(' ');
  const [first, second] = availableSizes(product);
  if (first && second) {
    // A size that was given with the card is chosen already, and is not remembered then.
    for (const one of [second, first]) await chooseSize(dialog, one);
  }
  await dialog.evaluate((box) => {
    box.scrollTop = 0;
  });
  return dialog;
}

/** Every part of a dialog, with its place in it, its letters and its name. Runs in the page. */
function drawn(dialog: Element): string[] {
  const box = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll('*')].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const { fontSize, color } = getComputedStyle(part);
    const place = [left - box.left, top - box.top, width, height].map(Math.round).join(' ');
    const names = ['role', 'alt', 'aria-label', 'tabindex'].map((name) => part.getAttribute(name));
    return [part.tagName, place, fontSize, color, ...names.filter(Boolean)].join(' | ');
  });
}
