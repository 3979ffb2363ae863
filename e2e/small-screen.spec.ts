import { addresses, shoe, size } from './examples';
import { expect, test } from './fixtures';
import { chooseSize, openProduct } from './shopper-steps';

/** A phone of 360 × 740 px enlarged to 200 %, and a small one that is held sideways. */
const screens = [
  [180, 370],
  [640, 320],
] as const;

test('on a low screen a size can be chosen and added in a product’s dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.goto(addresses.shop);
    const dialog = await openProduct(page, shoe);
    await chooseSize(dialog, size);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog.getByRole('button', { name: 'View cart' })).toBeVisible();
    expect(await page.evaluate(shareOfBars), `at ${width} px`).toBeLessThan(2 / 3);
  }
});

test('Shop and its bar are within a wide screen in text of 150% and 200%', {
  tag: '@wide',
}, async ({ page }) => {
  for (const start of ['', '/sw']) {
    await page.goto(`${start}${addresses.shop}`);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of ['150%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, text);
        const where = `${start} at ${width} px in ${text}`;
        await expect.soft
          .poll(() => page.evaluate(widthBeyondScreen), where)
          .toBeLessThanOrEqual(0);
        const controls = page.getByRole('banner').locator('a, button, input');
        const beyond = () =>
          controls.evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility())
              .filter((one) => one.getBoundingClientRect().right > innerWidth)
              .map((one) => one.outerHTML.slice(0, 80)),
          );
        await expect.soft.poll(beyond, where).toEqual([]);
      }
    }
  }
});

/** How many px the page is wider than the screen. Runs in the page. */
function widthBeyondScreen(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** The share of the screen's height that bars and feet take that stay while it scrolls. Runs in the page. */
function shareOfBars(): number {
  const bars = [...document.querySelectorAll('header, [data-foot]')].filter((bar) =>
    ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
  );
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}
