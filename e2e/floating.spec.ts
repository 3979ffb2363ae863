import type { Page } from '@playwright/test';
import { pagePaths } from '@/lib/site/page-paths';
import { addresses, severalPictures, shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { chooseSize } from './shopper-steps';

const { filtered: _, unknownCategory: __, ...plain } = addresses;
const pages = { ...plain, sizes: pagePaths.sizeGuide, pictures: severalPictures.path };

/**
 * The controls of the page of which a floating one covers more than a seventh, each with the share. Runs in
 * the page.
 */
async function coveredByFloating(): Promise<string[]> {
  // What floats is placed a frame after a scroll.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const floating = [...document.querySelectorAll('button')].filter(
    (button) =>
      getComputedStyle(button).position === 'fixed' &&
      button.checkVisibility({ visibilityProperty: true }),
  );
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(a, button, label, summary), footer a'),
  ].filter((control) => !floating.some((one) => one.contains(control)));
  return controls.flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const points = Array.from({ length: 14 * 5 }, (_, at) => [
      left + ((at % 14) + 0.5) * (width / 14),
      top + (Math.floor(at / 14) + 0.5) * (height / 5),
    ]) as [number, number][];
    const covered = points.filter(([x, y]) => {
      const [seen] = document.elementsFromPoint(x, y);
      return floating.some((one) => one.contains(seen ?? null));
    });
    const share = covered.length / points.length;
    // A card can be tapped beside its name.
    const isCard = getComputedStyle(control, '::after').position === 'absolute';
    return share > 1 / 7 && !isCard ? [`${control.textContent} ${share.toFixed(2)}`] : [];
  });
}

/** Goes down the page in small steps, and fails where something is covered at one. */
async function expectNothingCovered(page: Page) {
  const covered: unknown[] = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top < end; top += 97) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const names = await page.evaluate(coveredByFloating);
    if (names.length > 0) covered.push({ top, names });
  }
  expect(covered).toEqual([]);
}

for (const address of Object.values(pages)) {
  test(`nothing that floats over ${address} covers a control, wherever it is scrolled`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto(address);
    await hydrate(page);
    await expectNothingCovered(page);
  });
}

test('after an addition nothing that floats covers the way to the cart', async ({ page }) => {
  await page.goto(shoe.path);
  await hydrate(page);
  const article = page.getByRole('article');
  await chooseSize(article, size);
  await article.getByRole('button', { name: 'Add to Cart' }).click();
  const toCart = article.getByRole('button', { name: 'View your cart' });
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  // Where the button is beside what floats.
  await toCart.evaluate((button) => {
    const { bottom } = button.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 90, behavior: 'instant' });
  });
  await expect(toTop).toBeHidden();
  await expectNothingCovered(page);
});
