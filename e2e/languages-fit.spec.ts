import type { Page } from '@playwright/test';
import { allFound } from './all-found';
import { addresses, sizedByAge } from './examples';
import { expect, hydrate, test } from './fixtures';

const languages = [
  { start: '', ages: ['12–18 m', '2–2½ y'] },
  { start: '/sw', ages: ['miezi 12–18', 'miaka 2–2½'] },
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

for (const { start, ages } of languages) {
  test.describe(start || 'at the top', () => {
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

    test('no word of the week’s days and hours is broken in text of 200%', async ({ page }) => {
      await open(page, `${start}${addresses.contact}`, '200%');
      const row = page.locator('table tr').first();
      for (const part of await allFound(row.locator('th, td span'))) {
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
      for (const step of await allFound(steps)) {
        expect(await step.locator('> span').count()).toBe(0);
      }
    });

    test('the hours in words are not broken within an hour', async ({ page }) => {
      await open(page, `${start}${addresses.contact}`);
      const hours = page.getByRole('contentinfo').locator('address p span');
      for (const part of await allFound(hours)) expect(await part.evaluate(linesOf)).toBe(1);
    });
  });
}
