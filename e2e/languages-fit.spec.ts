import type { Page } from '@playwright/test';
import { allFound } from './all-found';
import { addresses, sizedByAge } from './examples';
import { expect, hydrate, test } from './fixtures';
import { linesOf } from './lines-of';

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

for (const { start, ages } of languages) {
  test(`ages, hours and the steps of a return ${start ? 'in Kiswahili' : 'in English'} are in lines that fit their words`, async ({
    page,
  }) => {
    await test.step('the ages under a baby’s sizes are on one line each', async () => {
      await open(page, `${start}${sizedByAge.path}`);
      const sizes = page.getByRole('article').getByRole('radiogroup');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        for (const age of ages) {
          const shown = sizes.getByText(age, { exact: true });
          expect.soft(await shown.evaluate(linesOf), `${age} at ${width} px`).toBe(1);
        }
      }
    });

    await test.step('the hours in words are not broken within an hour', async () => {
      await open(page, `${start}${addresses.contact}`);
      const hours = page.getByRole('contentinfo').locator('address p span');
      for (const part of await allFound(hours)) expect.soft(await part.evaluate(linesOf)).toBe(1);
    });

    await test.step('no word of the week’s days and hours is broken in text of 200%', async () => {
      await open(page, `${start}${addresses.contact}`, '200%');
      const row = page.locator('table tr').first();
      for (const part of await allFound(row.locator('th, td span'))) {
        const text = (await part.textContent()) ?? '';
        const words = text.split(' ').length;
        expect.soft(await part.evaluate(linesOf), text).toBeLessThanOrEqual(words);
      }
      const [day, hours] = await row
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
      expect.soft(hours?.top).toBeGreaterThanOrEqual(day?.bottom ?? Number.POSITIVE_INFINITY);
    });

    await test.step('each step of a return is one paragraph, whatever in it stays together', async () => {
      await open(page, `${start}${addresses.returns}`);
      for (const step of await allFound(page.locator('main ol > li'))) {
        expect.soft(await step.locator('> span').count()).toBe(0);
      }
    });
  });
}
