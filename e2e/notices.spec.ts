import type { Locator, Page } from '@playwright/test';
import { featuredProduct, firstOffer, plainProduct, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import {
  cardLink,
  chooseSize,
  openProduct,
  productDialog,
  sizeRadio,
  unfoldOffer,
} from './shopper-steps';

const sizesOf = (within: Locator) => within.getByRole('radiogroup', { name: 'Size' });
const addToCart = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: 'Add to Cart' });

test('notices are stacked 80 px apart, the newest lowest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await chooseSize(dialog, size);
  const add = dialog.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  const notices = page.locator('[data-notice]');
  await expect(notices).toHaveCount(1);
  const mark = notices.locator('[aria-hidden]').first();
  expect(await mark.evaluate((part) => getComputedStyle(part, '::before').content)).toBe('"✓"');
  await page.clock.runFor(1000);
  await add.click();
  await expect(notices).toHaveCount(2);
  const top = async (notice: typeof notices) => (await notice.boundingBox())?.y ?? 0;
  const newest = notices.last();
  await expect.poll(async () => (await top(newest)) - (await top(notices.first()))).toBe(80);
  const place = await top(newest);
  await page.clock.runFor(2400);
  await expect(notices).toHaveCount(1);
  expect(await top(newest)).toBe(place);
});

test('a notice of an addition is above the foot of its dialog, also once the foot has a link', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  // There is one way to the cart at a time: the foot's own waits until the notice is gone.
  await expect(dialog.getByRole('button', { name: 'View cart' })).toHaveCount(1);
  const gap = async () => {
    const notice = await dialog.locator('[data-notice]').boundingBox();
    const foot = await dialog.locator('[data-foot]').boundingBox();
    return (foot?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('a product that is opened under notices of additions has its sizes in sight above them', async ({
  page,
}) => {
  await page.goto('/shop/');
  for (const product of [shoe, plainProduct]) {
    const dialog = await openProduct(page, product);
    await sizesOf(dialog).getByRole('radio', { disabled: false }).first().check();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  const dialog = await openProduct(page, shoe);
  const notice = dialog.locator('[data-notice]').first();
  await expect(notice).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const first = sizesOf(dialog).getByRole('radio').first();
  await expect.poll(async () => (await top(notice)) - (await top(first))).toBeGreaterThan(44);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('the first notice is whole when the network is gone', async ({ page, context }) => {
    await openPage(page, shoe.path);
    await chooseSize(page.getByRole('article'), size);
    await context.setOffline(true);
    await addToCart(page).click();
    const notice = page.locator('[data-notice]').filter({ hasText: messages.added });
    await expect(notice.locator(`[data-item="${shoe.name}, size ${size}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'View cart', exact: true }).click({ trial: true });
  });
});

/** Has notices stay: a slow machine takes longer than they do. */
async function keepNotices(page: Page) {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const endless = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms > 2500 && ms < 10_000 ? 0 : wait(handler, ms, ...values);
    Object.assign(window, { setTimeout: endless });
  });
}

/** The control in use, which no notice may cover, and the bar. */
const inUse = ':focus, [aria-invalid], [data-foot], dialog [role=radiogroup]';

/** Fails unless the newest notice with this text covers nothing that is kept, and half of the screen at most. */
async function expectClear(root: Page | Locator, text: string, where: string) {
  const notice = root.locator('[data-notice]').filter({ hasText: text }).last();
  await expect(notice).toBeVisible();
  const covered = () =>
    notice.evaluate((card, parts) => {
      const box = card.getBoundingClientRect();
      const within = card.closest('dialog') ?? document;
      return [...within.querySelectorAll(`header, ${parts}`)]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((part) => part.textContent);
    }, inUse);
  // The page may be scrolling.
  await expect.poll(covered, `${where}: ${text}`).toEqual([]);
  const share = await notice.evaluate((card) => card.clientHeight / innerHeight);
  expect(share, where).toBeLessThanOrEqual(0.5);
  await expect(notice, where).toBeInViewport({ ratio: 1 });
}

const screens = (isMobile: boolean) =>
  isMobile
    ? [
        { width: 360, height: 740 },
        { width: 740, height: 360 },
      ]
    : [{ width: 1280, height: 800 }];

// The events are dispatched: a click of Playwright would scroll to what it clicks.
test('on a phone the notice of an addition leaves the bar with the cart in view', async ({
  page,
}) => {
  await openPage(page, shoe.path);
  await chooseSize(page.getByRole('article'), size);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await addToCart(page).click();
  const notice = page.locator('[data-notice]').filter({ hasText: messages.added });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Cart, 1 item' }).click({ trial: true });
  await page.getByRole('button', { name: 'View cart', exact: true }).click({ trial: true });
});

test('a notice covers no bar, control in use, missing sizes or foot, and half of the screen at most', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await keepNotices(page);
  for (const viewport of screens(isMobile)) {
    await page.setViewportSize(viewport);
    const where = `at ${viewport.width} px`;
    await openPage(page, shoe.path);
    const article = page.getByRole('article');
    await addToCart(page).dispatchEvent('click');
    await expect(sizesOf(article), where).toBeInViewport({ ratio: 1 });
    await sizeRadio(article, size).dispatchEvent('click');
    await addToCart(page).dispatchEvent('click');
    await expectClear(page, messages.added, where);

    await page.goto('/shop/');
    const dialog = await openProduct(page, shoe);
    const add = dialog.getByRole('button', { name: 'Add to Cart' });
    await add.dispatchEvent('click');
    await expect(sizesOf(dialog), `${where} in a dialog`).toBeInViewport({ ratio: 1 });
    await sizeRadio(dialog, size).dispatchEvent('click');
    // From its top, as it opens.
    await dialog.evaluate((sheet) => sheet.scrollTo({ top: 0 }));
    await add.dispatchEvent('click');
    await expect(dialog.getByRole('button', { name: 'View cart' })).toBeVisible();
    await expectClear(dialog, messages.added, `${where} in a dialog`);
    // It is scrolled no farther than that.
    await expect(dialog.getByRole('heading', { level: 2 }), where).toBeInViewport({ ratio: 1 });
    // The notice goes on in the next dialog.
    await page.keyboard.press('Escape');
    const next = await openProduct(page, plainProduct);
    await expectClear(next, messages.added, `${where} in the next dialog`);
  }
});

test('where a notice would cover the button that was tapped, the page is scrolled', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await keepNotices(page);
  for (const viewport of screens(isMobile)) {
    await page.setViewportSize(viewport);
    for (const address of [shoe.path, '/']) {
      await openPage(page, address);
      const place =
        address === '/'
          ? page.getByRole('region', { name: "Today's Featured" })
          : page.getByRole('article');
      const add = place.getByRole('button', { name: 'Add to Cart' });
      if (address === '/') await unfoldOffer(place);
      await chooseSize(place, address === '/' ? firstOffer.sizes[0] : size);
      // At the screen's lower edge; a sticky one has then left it.
      await add.evaluate((button) => {
        const line = button.closest('form')?.querySelector('a') ?? button;
        line.scrollIntoView({ block: 'end', behavior: 'instant' });
        scrollBy({ top: -72, behavior: 'instant' });
      });
      await add.dispatchEvent('click');
      await expectClear(page, messages.added, `${address} at ${viewport.width} px`);
    }
  }
});

test('a notice scrolls no page on which it covers only the sizes of another product', async ({
  page,
}) => {
  await openPage(page, '/');
  await cardLink(page.getByRole('list', { name: 'Products' }), featuredProduct).click();
  const dialog = productDialog(page, featuredProduct);
  await chooseSize(dialog, featuredProduct.sizes[0] ?? '');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: messages.added })).toBeVisible();
  // An offer's sizes, at the screen's lower edge behind the dialog, where its notice will be.
  const covered = await page
    .locator('[role=radiogroup]:not(dialog *)')
    .first()
    .evaluate((sizes) => {
      const end = innerHeight - 40;
      scrollBy({ top: sizes.getBoundingClientRect().bottom - end, behavior: 'instant' });
      return { scrollY, end };
    });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const notice = page.locator('[data-notice]');
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.y).toBeLessThan(covered.end);
  const scrolledTo = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(scrolledTo).toBe(covered.scrollY);
});

test('sizes of which one is missing are in view with text at 200%, too', async ({ page }) => {
  await openPage(page, shoe.path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await addToCart(page).dispatchEvent('click');
  await expect(page.getByRole('article').getByText('Size', { exact: true })).toBeInViewport();
  const first = sizeRadio(page.getByRole('article'), shoe.sizes[0] ?? '');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('on a phone held sideways and a wide screen a notice is beside the sizes and the foot of a dialog, and takes the taps on it', async ({
  page,
}) => {
  await keepNotices(page);
  for (const viewport of [
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/shop/');
    const dialog = await openProduct(page, shoe);
    await chooseSize(dialog, size);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    const notice = dialog.locator('[data-notice]').filter({ hasText: messages.added });
    const end = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
    await expect(notice).toBeVisible();
    for (const part of [dialog.getByRole('radiogroup'), dialog.locator('[data-foot]')]) {
      const begin = (await part.boundingBox())?.x ?? 0;
      expect(end(await notice.boundingBox())).toBeLessThanOrEqual(begin);
    }
    const isNotice = await notice.evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(left + width / 3, top + height / 2));
    });
    expect(isNotice).toBe(true);
  }
});
