import type { Locator } from '@playwright/test';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import { addresses, featuredProduct, ownSizes, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { priceOf, products, productsIn } from './shop-under-test';
import { cardLink, chooseSize, openProduct, pill, productDialog } from './shopper-steps';

const { shop, product } = addresses;

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
    await openPage(page, filteredShopPath(categoryKey));
    const chosen = pill(page, {
      name: { text: own },
      count: productsIn({ id: categoryKey }).length,
    });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const other = pill(page, { name: { text: 'All Products' }, count: products.length });
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

  test('with forced colours a product’s dialog, its notices and a missing size have visible borders', async ({
    page,
  }) => {
    await page.goto(shop);
    const dialog = await openProduct(page, shoe);
    await expectBorder(dialog, 'outline');
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    const sizes = dialog.getByRole('radiogroup', { name: 'Size' });
    await expect(sizes.getByText(size, { exact: true })).toHaveCSS('border-top-width', '2px');
    await chooseSize(dialog, size);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expectBorder(dialog.getByRole('button', { name: 'View cart' }));
    await expectBorder(dialog.locator('[data-notice]').last());
    await expect(dialog.locator('[data-foot]')).toHaveCSS('border-top-style', 'solid');
  });

  async function expectBorder(control: Locator, line: 'border-top' | 'outline' = 'border-top') {
    await expect(control).toHaveCSS(`${line}-style`, 'solid');
    expect(await colour(control, `${line}-color`)).not.toBe(
      await colour(control, 'background-color'),
    );
  }
});

test.describe(() => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('under reduced motion no page, offer, dialog, notice or menu is animated', async ({
    page,
    isMobile,
  }) => {
    await page.addInitScript(() => {
      // Every transition, and every animation longer than a person can see, from the first paint on.
      const moved: string[] = [];
      Object.assign(window, { moved });
      const note = (event: AnimationEvent | TransitionEvent) => {
        for (const animation of document.getAnimations()) {
          // A control that blocks a second click (lib/browser/presses.client) animates nothing visible.
          if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) continue;
          const durationMs = Number(animation.effect?.getComputedTiming().activeDuration);
          // A transition that nobody sees costs the browser as much as any.
          if (animation instanceof CSSTransition || durationMs > 10)
            moved.push(`${event.type} ${(event.target as Element).className}`);
        }
      };
      addEventListener('animationstart', note, true);
      addEventListener('transitionrun', note, true);
    });
    await openPage(page, '/');
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

test('a button looks the same after a click as before it', async ({ page, hasTouch }) => {
  await openPage(page, product);
  const more = page.getByRole('button', { name: 'Increase quantity' });
  const before = await colour(more, 'background-color');
  if (hasTouch) await more.tap();
  else await more.click();
  await expect(page.getByText(`2 for ${priceOf(shoe, 2)}`)).toBeVisible();
  if (!hasTouch) await page.mouse.move(0, 0);
  expect(await colour(more, 'background-color')).toBe(before);
});
