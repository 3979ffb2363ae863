import type { Page } from '@playwright/test';
import { cartWords as englishCart } from '@/data/words/en/cart';
import { productWords as english } from '@/data/words/en/product';
import { cartWords } from '@/data/words/sw/cart';
import { productWords } from '@/data/words/sw/product';
import { addresses, shoe, sizedByAge } from './examples';
import { expect, goNear, hydrate, test } from './fixtures';

const languages = [
  {
    start: '',
    ages: ['12–18 m', '2–2½ y'],
    add: english.add,
    empty: englishCart.emptyTitle,
    toShop: englishCart.emptyLink,
  },
  {
    start: '/sw',
    ages: ['miezi 12–18', 'miaka 2–2½'],
    add: productWords.add,
    empty: cartWords.emptyTitle,
    toShop: cartWords.emptyLink,
  },
] as const;

async function open(page: Page, address: string, text = '100%') {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, text);
  await hydrate(page);
}

/** In how many lines the text of an element is. Runs in the page. */
function linesOf(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  while (texts.nextNode()) {
    const text = document.createRange();
    text.selectNodeContents(texts.currentNode);
    for (const { top } of text.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

for (const { start, ages, add, empty, toShop } of languages) {
  test.describe(start || 'at the top', () => {
    test('the whole menu is in view on a phone, with the cart and WhatsApp in one row', async ({
      page,
    }) => {
      await open(page, `${start}/`);
      await page.locator('[popovertarget=menu]').click();
      const ways = page.locator('#menu p').last().locator('button, a');
      await expect(ways).toHaveCount(2);
      await expect(ways.last()).toBeInViewport({ ratio: 1 });
      const [cart, chat] = await ways.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(cart).toBe(chat);
    });

    for (const width of [360, 1280]) {
      test(`at ${width} px the ages under a baby’s sizes are on one line each`, async ({
        page,
      }) => {
        await open(page, `${start}${sizedByAge.path}`);
        await page.setViewportSize({ width, height: 740 });
        for (const age of ages) {
          const sizes = page.getByRole('article').getByRole('radiogroup');
          const shown = sizes.getByText(age, { exact: true });
          expect(await shown.evaluate(linesOf), age).toBe(1);
        }
      });
    }

    test('Add to Cart in the foot of a product’s dialog is on one line', async ({ page }) => {
      await open(page, `${start}${addresses.shop}`);
      await page.locator(`main li a[href="${start}${shoe.path}"]`).first().click();
      const button = page.getByRole('dialog').locator('[data-foot]').getByRole('button').first();
      await expect(button).toHaveText(add);
      expect(await button.evaluate(linesOf)).toBe(1);
    });

    test('an empty cart says so, and leads to all products, in one line each', async ({ page }) => {
      await open(page, `${start}/`);
      await page.locator('#search + button').click();
      const cart = page.getByRole('dialog');
      expect(await cart.getByText(empty, { exact: true }).evaluate(linesOf)).toBe(1);
      expect(await cart.getByRole('link', { name: toShop, exact: true }).evaluate(linesOf)).toBe(1);
    });

    test('the buttons of an offer are within its card in text of 200%', async ({ page }) => {
      await open(page, `${start}/`, '200%');
      const slide = page.locator('[aria-roledescription]:has(form)').first();
      await goNear(slide);
      const beyond = await slide.locator('form').evaluateAll((forms) =>
        forms.flatMap((form) =>
          [...form.querySelectorAll('button, a')]
            .filter((one) => one.checkVisibility())
            .filter(
              (one) =>
                one.getBoundingClientRect().right > form.getBoundingClientRect().right + 1 ||
                one.scrollWidth > one.clientWidth,
            )
            .map((one) => one.textContent),
        ),
      );
      expect(beyond).toEqual([]);
    });

    test('no word of the week’s days and hours is broken in text of 200%', async ({ page }) => {
      await open(page, `${start}${addresses.contact}`, '200%');
      const row = page.locator('table tr').first();
      for (const part of await row.locator('th, td span').all()) {
        const text = (await part.textContent()) ?? '';
        expect(await part.evaluate(linesOf), text).toBeLessThanOrEqual(text.split(' ').length);
      }
      const [day, hours] = await row
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
      expect(hours?.top).toBeGreaterThanOrEqual(day?.bottom ?? Number.POSITIVE_INFINITY);
    });

    test('each step of a return is one paragraph, whatever in it stays together', async ({
      page,
    }) => {
      await open(page, `${start}${addresses.returns}`);
      const steps = page.locator('main ol > li');
      for (const step of await steps.all()) {
        expect(await step.locator('> span').count()).toBe(0);
      }
    });

    test('the hours in words are not broken within an hour', async ({ page }) => {
      await open(page, `${start}${addresses.contact}`);
      const hours = page.getByRole('contentinfo').locator('address p span');
      expect(await hours.count()).toBeGreaterThan(0);
      for (const part of await hours.all()) expect(await part.evaluate(linesOf)).toBe(1);
    });
  });
}
