import type { Locator, Page } from '@playwright/test';
import { seedCart, storedCart } from './cart-storage';
import { expect, test, wake } from './fixtures';
import { openCart, openProduct } from './shopper-steps';

const pages = ['/', '/shop/', '/about/', '/contact/', '/shop/todays-offer/brogue/'];

/** A colour of a thing as the browser has it: 'rgb(29, 26, 18)'. */
const colour = (thing: Locator, property: string) =>
  thing.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('with her own colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('the chosen size and the chosen pill differ from the others', async ({ page }) => {
    await page.goto('/shop/?category=tshirts-palazzo');
    await wake(page);
    const pills = page.getByRole('navigation', { name: 'Categories' });
    const chosen = pills.getByRole('link', { name: 'Tshirts and Palazzo' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const other = pills.getByRole('link', { name: 'All Products' });
    expect(await colour(chosen, 'background-color')).not.toBe(
      await colour(other, 'background-color'),
    );
    const dialog = await openProduct(page, 'Kitenge Palazzo');
    await dialog.getByRole('radio', { name: '28' }).check({ force: true });
    const size = dialog.getByText('28', { exact: true });
    expect(await colour(size, 'background-color')).not.toBe(
      await colour(dialog.getByText('30', { exact: true }), 'background-color'),
    );
  });

  test('what can be pressed has an edge', async ({ page }) => {
    await page.goto('/shop/todays-offer/brogue/');
    await wake(page);
    const article = page.getByRole('article');
    for (const control of [
      article.getByRole('button', { name: 'Add to Cart' }),
      article.getByRole('link', { name: 'Order via WhatsApp' }),
      article.getByRole('link', { name: 'Call to Order' }),
      article.getByText('41', { exact: true }),
    ]) {
      await expectEdge(control);
    }
    await page.goto('/');
    await wake(page);
    await expectEdge(page.getByRole('link', { name: 'Shop Now' }));
    await expectEdge(page.getByRole('link', { name: 'Call the shop' }));
  });

  test('dialog and notice have an edge', async ({ page }) => {
    await page.goto('/shop/');
    const dialog = await openProduct(page, 'Oxblood Brogues');
    await expectEdge(dialog);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expectEdge(dialog.getByRole('alert').locator('> *'));
  });

  async function expectEdge(control: Locator) {
    await expect(control).toHaveCSS('border-top-style', 'solid');
    expect(await colour(control, 'border-top-color')).not.toBe(
      await colour(control, 'background-color'),
    );
  }
});

test.describe('with her own spacing of text', () => {
  for (const address of pages) {
    test(`nothing of ${address} is cut off or pushed aside`, async ({ page }) => {
      await page.goto(address);
      await wake(page);
      await spaceOut(page);
      expect(await cutOff(page)).toEqual([]);
    });
  }

  test('nor of a product’s dialog and the cart', async ({ page }) => {
    await seedCart(page, storedCart(5));
    await page.goto('/shop/');
    await openProduct(page, 'Oxblood Brogues');
    await spaceOut(page);
    expect(await cutOff(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openCart(page);
    expect(await cutOff(page)).toEqual([]);
  });

  /** WCAG 2.2, 1.4.12. */
  async function spaceOut(page: Page) {
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`,
    });
  }

  /** What the page hides of its own text, or pushes past the screen's side. */
  function cutOff(page: Page) {
    return page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest(
            '.visually-hidden, nav[aria-label="Categories"], [aria-label="Breadcrumb"]',
          ) &&
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          ),
      );
      return shown
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const hides = getComputedStyle(element).overflow !== 'visible';
          const text = document.createRange();
          text.selectNodeContents(element);
          const control = element.closest('a, button, label')?.getBoundingClientRect();
          const { top, bottom } = text.getBoundingClientRect();
          return (
            left < -1 ||
            right > width + 1 ||
            (hides && element.scrollHeight > element.clientHeight + 1) ||
            (control &&
              element.closest('button') &&
              (top < control.top - 1 || bottom > control.bottom + 1))
          );
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
  }
});

test.describe('without motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('nothing moves: not the page, an offer, a dialog, a notice, the menu', async ({
    page,
    isMobile,
  }) => {
    await page.addInitScript(() => {
      // Whatever starts to move for longer than a person could see, from the first paint on.
      const moved: string[] = [];
      Object.assign(window, { moved });
      const note = (event: AnimationEvent | TransitionEvent) => {
        for (const animation of document.getAnimations()) {
          // A control's rest (lib/page/block-double-tap.client) is one too, and nothing to see.
          if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) continue;
          const lasts = Number(animation.effect?.getComputedTiming().activeDuration);
          if (lasts > 10) moved.push(`${event.type} ${(event.target as Element).className}`);
        }
      };
      addEventListener('animationstart', note, true);
      addEventListener('transitionrun', note, true);
    });
    await page.goto('/');
    await wake(page);
    await page.getByRole('button', { name: 'Next offer' }).click();
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Pullover Hoodie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pullover Hoodie' });
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog.getByRole('alert')).not.toHaveText('');
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 600));
    expect(await page.evaluate(() => scrollY)).toBe(600);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  for (const address of ['/', '/shop/', '/shop/todays-offer/brogue/']) {
    test(`what has the focus on ${address} is never under the bar or the edge`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await wake(page);
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

  /** The focused thing's name where the bar covers it, or the screen does not show it. */
  function whatHidesTheFocus(): string[] {
    const focused = document.activeElement;
    const bar = document.querySelector('header');
    if (!focused || focused === document.body || bar?.contains(focused)) return [];
    // A card's link and a size's radio are as large as what they stand for.
    const place = focused.closest('li[data-category], label') ?? focused;
    const { top, bottom } = place.getBoundingClientRect();
    const free =
      Math.min(bottom, innerHeight) - Math.max(top, bar?.getBoundingClientRect().bottom ?? 0);
    return free >= Math.min(24, bottom - top) ? [] : [`${focused.textContent} ${top} ${bottom}`];
  }
});

test('a button looks after it was pressed as it did before', async ({ page, hasTouch }) => {
  await page.goto('/shop/todays-offer/brogue/');
  await wake(page);
  const more = page.getByRole('button', { name: 'Increase quantity' });
  const before = await colour(more, 'background-color');
  if (hasTouch) await more.tap();
  else await more.click();
  await expect(page.getByText('2 for KSh 4,500')).toBeVisible();
  if (!hasTouch) await page.mouse.move(0, 0);
  expect(await colour(more, 'background-color')).toBe(before);
});

test('on a phone a product’s name, price and sizes stand in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shop/todays-offer/brogue/');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(article.getByText('KSh 2,250')).toBeInViewport({ ratio: 1 });
  await expect(article.getByText('36', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(article.getByRole('img')).toBeInViewport({ ratio: 1 });
});
