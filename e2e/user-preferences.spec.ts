import type { Locator, Page } from '@playwright/test';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import { seedCart, storedCart } from './cart-storage';
import { cutOffParts } from './cut-off';
import { addresses, featuredProduct, ownSizes, shoe, size } from './examples';
import { addStyle, expect, hydrate, test } from './fixtures';
import { priceOf, products, productsIn } from './shop-under-test';
import { cardLink, chooseSize, openCart, openProduct, pill, productDialog } from './shopper-steps';

const { home, shop, about, contact, product } = addresses;

/** A computed colour: 'rgb(29, 26, 18)'. */
const colour = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe(() => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('with forced colours the chosen size and category differ from the others', {
    tag: '@wide',
  }, async ({ page }) => {
    const { category: own, categoryKey, sizes } = ownSizes;
    const [chosenSize, otherSize] = sizes;
    await page.goto(filteredShopPath(categoryKey));
    await hydrate(page);
    const chosen = pill(page, { name: own, count: productsIn({ id: categoryKey }).length });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const other = pill(page, { name: 'All Products', count: products.length });
    expect(await colour(chosen, 'background-color')).not.toBe(
      await colour(other, 'background-color'),
    );
    const dialog = await openProduct(page, ownSizes);
    await chooseSize(dialog, chosenSize);
    const label = dialog.getByText(chosenSize, { exact: true });
    expect(await colour(label, 'background-color')).not.toBe(
      await colour(dialog.getByText(otherSize, { exact: true }), 'background-color'),
    );
  });

  test('with forced colours every control has a visible border', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto(product);
    await hydrate(page);
    const article = page.getByRole('article');
    for (const control of [
      article.getByRole('button', { name: 'Add to Cart' }),
      article.getByRole('link', { name: 'Order via WhatsApp' }),
      article.getByRole('link', { name: 'Call to Order' }),
      article.locator('label').getByText(size, { exact: true }),
    ]) {
      await expectBorder(control);
    }
    await page.goto('/');
    await hydrate(page);
    await expectBorder(page.getByRole('link', { name: 'Shop Now' }));
  });

  test('with forced colours a product’s dialog, its notices and a missing size have visible borders', async ({
    page,
  }) => {
    await page.goto(shop);
    const dialog = await openProduct(page, shoe);
    await expectBorder(dialog, 'outline');
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    const sizes = dialog.getByRole('radiogroup', { name: 'Size' });
    await expect(sizes).toHaveCSS('outline-style', 'solid');
    expect(await colour(sizes, 'outline-color')).not.toBe(await colour(sizes, 'background-color'));
    await chooseSize(dialog, size);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expectBorder(dialog.getByRole('button', { name: 'View cart' }));
    await expectBorder(dialog.locator('[data-notice]').last());
    await expect(dialog.locator('[data-foot]')).toHaveCSS('border-top-style', 'solid');
  });

  test('with forced colours the links that float have a visible border', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto(home);
    await hydrate(page);
    const links = page.getByRole('complementary', { name: 'Chat or call' }).getByRole('link');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expectBorder(link);
  });

  async function expectBorder(control: Locator, line: 'border-top' | 'outline' = 'border-top') {
    await expect(control).toHaveCSS(`${line}-style`, 'solid');
    expect(await colour(control, `${line}-color`)).not.toBe(
      await colour(control, 'background-color'),
    );
  }
});

test.describe(() => {
  test('with WCAG text spacing nothing on a page is cut off', { tag: '@both' }, async ({
    page,
  }) => {
    for (const address of [home, shop, about, contact, product]) {
      await page.goto(address);
      await hydrate(page);
      await spaceOut(page);
      expect(await page.locator('body').evaluate(cutOffParts), address).toEqual([]);
    }
  });

  test('with WCAG text spacing nothing in a product dialog or the cart is cut off', async ({
    page,
  }) => {
    await seedCart(page, storedCart(5));
    await page.goto(shop);
    await openProduct(page, shoe);
    await spaceOut(page);
    expect(await page.locator('body').evaluate(cutOffParts)).toEqual([]);
    await page.keyboard.press('Escape');
    await openCart(page);
    expect(await page.locator('body').evaluate(cutOffParts)).toEqual([]);
  });

  /** The text spacing that a page must bear: WCAG 2.2, 1.4.12. */
  async function spaceOut(page: Page) {
    await addStyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`,
    );
  }
});

test.describe(() => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('under reduced motion no page, offer, dialog, notice or menu is animated', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      // Every animation longer than a person can see, from the first paint on.
      const moved: string[] = [];
      Object.assign(window, { moved });
      const note = (event: AnimationEvent | TransitionEvent) => {
        for (const animation of document.getAnimations()) {
          // A control that blocks a second click (lib/browser/block-double-tap.client) animates nothing visible.
          if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) continue;
          const durationMs = Number(animation.effect?.getComputedTiming().activeDuration);
          if (durationMs > 10) moved.push(`${event.type} ${(event.target as Element).className}`);
        }
      };
      addEventListener('animationstart', note, true);
      addEventListener('transitionrun', note, true);
    });
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('button', { name: 'Next offer' }).click();
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.keyboard.press('Escape');
    }
    await cardLink(page.getByRole('list', { name: 'Products' }), featuredProduct).click();
    const dialog = productDialog(page, featuredProduct);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog.getByRole('alert')).not.toHaveText('');
    await page.keyboard.press('Escape');
    const scrolledTo = await page.evaluate(() => {
      scrollTo(0, 600);
      return scrollY;
    });
    expect(scrolledTo).toBe(600);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

test.describe(() => {
  for (const address of [home, shop, product]) {
    test(`the focused control on ${address} is never hidden by the bar or off the screen`, {
      tag: '@both',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await hydrate(page);
      const hidden: string[] = [];
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press('Tab');
        hidden.push(...(await page.evaluate(whatHidesTheFocus)));
      }
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Shift+Tab');
        hidden.push(...(await page.evaluate(whatHidesTheFocus)));
      }
      expect(hidden).toEqual([]);
    });
  }

  /** The focused control where the bar covers it or the screen does not show it. Runs in the page. */
  function whatHidesTheFocus(): string[] {
    const focused = document.activeElement;
    const bar = document.querySelector('header');
    if (!focused || focused === document.body || bar?.contains(focused)) return [];
    // A card's link is as large as the card, a size's radio as large as its label.
    const place = focused.closest('li[data-category], label') ?? focused;
    const { top, bottom } = place.getBoundingClientRect();
    const barEnd = bar?.getBoundingClientRect().bottom ?? 0;
    const visible = Math.min(bottom, innerHeight) - Math.max(top, barEnd);
    const cardStartsUnderBar = place.matches('li') && top < barEnd;
    if (visible >= Math.min(24, bottom - top) && !cardStartsUnderBar) return [];
    return [`${focused.textContent} ${top} ${bottom}`];
  }
});

test('a button looks the same after a click as before it', { tag: '@both' }, async ({
  page,
  hasTouch,
}) => {
  await page.goto(product);
  await hydrate(page);
  const more = page.getByRole('button', { name: 'Increase quantity' });
  const before = await colour(more, 'background-color');
  if (hasTouch) await more.tap();
  else await more.click();
  await expect(page.getByText(`2 for ${priceOf(shoe, 2)}`)).toBeVisible();
  if (!hasTouch) await page.mouse.move(0, 0);
  expect(await colour(more, 'background-color')).toBe(before);
});

test('a product’s picture, name, price and sizes are in the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(product);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(article.getByText(priceOf(shoe))).toBeInViewport({ ratio: 1 });
  await expect(article.locator('label').getByText(shoe.sizes[0], { exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(article.getByRole('img').first()).toBeInViewport({ ratio: 1 });
});
