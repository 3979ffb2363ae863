import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureTexts, severalPictures } from './examples';
import { addStyle, expect, openPage, saveData, test, watchFiles } from './fixtures';

const [first, second, third] = pictureTexts;

const stripOf = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true });
const thumbOf = (page: Page, number: number) =>
  page.getByRole('link', { name: `Picture ${number} of 3`, exact: true });
const largerOf = (page: Page, text: string) =>
  page.getByRole('link', { name: `Enlarge: ${text}`, exact: true });
const fullView = (page: Page) => page.getByRole('dialog', { name: severalPictures.name });

/** Waits until a strip shows its picture of a number, whole. */
async function expectShown(strip: Locator, number: number) {
  const picture = strip.getByRole('listitem').nth(number - 1);
  await expect(picture).toBeInViewport({ ratio: 0.99 });
}

async function isLoaded(picture: Locator): Promise<boolean> {
  return picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a thumbnail shows its picture, and the page stays where it is', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto(severalPictures.path);
    await expect(largerOf(page, first)).toHaveAttribute('href', /\/pictures\/.*\.jpg$/);
    await thumbOf(page, 3).click();
    await expectShown(stripOf(page), 3);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => isLoaded(page.locator('#picture-3 img'))).toBe(true);
  });
});

test('a thumbnail shows its picture, is marked and leaves no entry in the history, and paper shows the first picture alone', {
  tag: '@wide',
}, async ({ page }) => {
  await test.step('the thumbnail of the picture in front is marked, where the browser knows which that is', async () => {
    await page.goto(severalPictures.path);
    const known = await page.evaluate(() => CSS.supports('selector(:target-current)'));
    const marked = () =>
      page.getByRole('link', { name: /^Picture \d of 3$/ }).evaluateAll((thumbs) => {
        const looks = thumbs.map((one) => getComputedStyle(one).borderTopColor);
        return looks.map((look) => look !== looks[0]);
      });
    await thumbOf(page, 3).click();
    await expectShown(stripOf(page), 3);
    await expect.poll(marked).toEqual([false, false, known]);
  });
  await test.step('with script a thumbnail leaves no entry in the history', async () => {
    await page.goto('/');
    await openPage(page, severalPictures.path);
    await thumbOf(page, 2).click();
    await expectShown(stripOf(page), 2);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page).not.toHaveURL(severalPictures.path);
  });
  await test.step('paper shows the first of several pictures alone', async () => {
    await page.goto(severalPictures.path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#picture-1')).toBeVisible();
    for (const hidden of ['#picture-2', '#picture-3']) {
      await expect(page.locator(hidden)).toBeHidden();
    }
    await expect(thumbOf(page, 1)).toHaveCount(0);
  });
});

test('a picture out of sight is fetched when the strip moves, and the first has priority', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  // A phone has the second beside the first.
  const out = isMobile ? 3 : 2;
  const files = watchFiles(page);
  await openPage(page, severalPictures.path);
  const wide = new RegExp(`/pictures/${severalPictures.id}-${out}\\..*-(?!112)\\d+\\.`);
  await expect(page.locator('#picture-1 img')).toHaveAttribute('fetchpriority', 'high');
  await files.quiet();
  expect(files.asked.filter((url) => wide.test(url))).toEqual([]);
  await stripOf(page).hover();
  await stripOf(page).evaluate((strip) => strip.scrollBy({ left: 300 }));
  await expectShown(stripOf(page), 2);
  await expect.poll(() => files.asked.filter((url) => wide.test(url)).length).toBe(1);
});

test('a phone opens a picture by keys and by a swipe, and Back closes it', async ({ page }) => {
  await test.step('arrow keys go from picture to picture', async () => {
    await openPage(page, severalPictures.path);
    await largerOf(page, first).focus();
    await page.keyboard.press('ArrowRight');
    await expect(largerOf(page, second)).toBeFocused();
    await expectShown(stripOf(page), 2);
    await page.keyboard.press('ArrowLeft');
    await expect(largerOf(page, first)).toBeFocused();
    await expectShown(stripOf(page), 1);
  });
  await test.step('a swipe goes to the next picture of the full view', async () => {
    await openPage(page, severalPictures.path);
    await largerOf(page, first).click();
    const view = fullView(page);
    const shown = view.getByRole('button', { name: `Zoom: ${first}`, exact: true });
    await expect(shown).toBeVisible();
    await shown.locator('xpath=ancestor::ul').evaluate((strip) => {
      strip.scrollBy({ left: 0.8 * strip.clientWidth });
    });
    await expect(view.getByText('2 of 3', { exact: true })).toBeVisible();
  });
  await test.step('Back closes a picture over the whole screen, and the page stays', async () => {
    await openPage(page, severalPictures.path);
    await largerOf(page, first).click();
    await expect(fullView(page)).toBeVisible();
    await page.goBack();
    await expect(fullView(page)).toHaveCount(0);
    await expect(page).toHaveURL(severalPictures.path);
    await expect(largerOf(page, first)).toBeFocused();
  });
});

test('a picture opens over the whole screen, goes on to the next and closes by Escape', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, severalPictures.path);
  await largerOf(page, first).click();
  const view = fullView(page);
  await expect(view.getByText('1 of 3', { exact: true })).toBeVisible();
  const { width: screen = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(() => view.boundingBox(), 'the animation has ended')
    .toMatchObject({ x: 0, y: 0 });
  expect((await view.boundingBox())?.width).toBe(screen);
  await expect(view.getByRole('heading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(view.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(view.getByText('1 of 3', { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Next picture' }).click();
  await expect(view.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(view.getByText('3 of 3', { exact: true })).toBeVisible();
  const large = view.getByRole('button', { name: `Zoom: ${third}`, exact: true });
  const { width: before = 0 } = (await large.boundingBox()) ?? {};
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  expect((await large.boundingBox())?.width).toBeGreaterThan(1.2 * before);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(largerOf(page, third)).toBeFocused();
  await expectShown(stripOf(page), 3);
});

test('the next picture of the full view is fetched once the first is there', async ({ page }) => {
  const largestOf = (number: number) =>
    new RegExp(`/pictures/${severalPictures.id}-${number}\\..*-(?!112|320)\\d+\\.`);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, severalPictures.path);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/pictures\//, async (route) => {
    await held;
    await route.continue();
  });
  // On a phone the page itself has begun to show the second.
  fetched.length = 0;
  await largerOf(page, first).click();
  const view = fullView(page);
  const [firstOne, secondOne] = [first, second].map((text) =>
    view.getByRole('button', { name: `Zoom: ${text}`, exact: true }).locator('img'),
  ) as [Locator, Locator];
  await expect(firstOne).toBeVisible();
  await expect(secondOne).toHaveCount(0);
  expect(fetched.filter((url) => largestOf(2).test(url))).toEqual([]);
  release();
  await expect.poll(() => isLoaded(secondOne)).toBe(true);
  expect(fetched.filter((url) => largestOf(3).test(url))).toEqual([]);
});

test('the full view’s picture is whole, as large as a wide screen lets it, and the small ones are beside it', {
  tag: '@wide',
}, async ({ page }) => {
  await openPage(page, severalPictures.path);
  await largerOf(page, first).click();
  const picture = fullView(page).getByRole('button', { name: `Zoom: ${first}`, exact: true });
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(picture).toBeInViewport({ ratio: 1 });
    const box = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    const share = Math.max(box.width / width, box.height / height);
    expect.soft(share, `at ${width} px`).toBeGreaterThan(0.88);
    expect.soft(box.width / box.height, `at ${width} px`).toBeCloseTo(4 / 5, 1);
  }
  const small = await fullView(page).getByRole('list', { name: 'Choose a picture' }).boundingBox();
  const large = await picture.boundingBox();
  if (!small || !large) throw new Error('there are no pictures');
  // A step button is between them.
  expect(large.x - (small.x + small.width)).toBeLessThan(130);
});

test('a product’s page draws its pictures whole, and all of them in the first screen from 1700 px on', {
  tag: '@wide',
}, async ({ page }) => {
  await test.step('a picture of a product’s page is drawn whole, to the edges of its box', async () => {
    await page.goto(severalPictures.path);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await largerOf(page, first).locator('img').boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1), `at ${width} px`).toBeCloseTo(4 / 5, 2);
      const slide = await page.locator('#picture-1').boundingBox();
      expect(slide?.width, `at ${width} px`).toBeCloseTo(box?.width ?? 0, 0);
    }
  });
  await test.step('from 1700 px on a product’s page shows all its pictures in the first screen', async () => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(severalPictures.path);
    for (const text of pictureTexts) {
      await expect(largerOf(page, text)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isLoaded(largerOf(page, text).locator('img'))).toBe(true);
    }
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED.*\/_next\//] } });

  test('a picture whose full view does not load is opened as a file', async ({ page }) => {
    // Nothing is fetched ahead.
    await saveData(page);
    await openPage(page, severalPictures.path);
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await largerOf(page, first).click();
    await expect(page).toHaveURL(/\/pictures\/.*\.jpg$/);
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED.*\/pictures\//] } });

  test('a picture that does not load shows its colour alone, and the others are there', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.route(`**/pictures/${severalPictures.id}-2.*`, (route) => route.abort());
    await page.goto(severalPictures.path);
    await thumbOf(page, 2).click();
    await expectShown(stripOf(page), 2);
    const broken = page.locator('#picture-2 img');
    await expect.poll(() => broken.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    await expect.poll(() => isLoaded(page.locator('#picture-3 img'))).toBe(true);
    // Elements over the picture and its corner are no part of it.
    await addStyle(
      page,
      '#picture-2 > span, [href^="#picture-"] { visibility: hidden } #picture-2, #picture-2 img { border-radius: 0 }',
    );
    const { channels } = await sharp(await broken.screenshot()).stats();
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThanOrEqual(2);
  });
});
