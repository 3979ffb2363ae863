import { expectNoViolations } from './axe';
import { seedCart, storedCart } from './cart-storage';
import { expect, test, wake } from './fixtures';
import { addProduct, openCart, openProduct } from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const plainPages = [
  '/',
  '/shop/',
  '/shop/?category=hats',
  '/about/',
  '/contact/',
  '/shop/todays-offer/',
  '/shop/todays-offer/brogue/',
];

for (const address of [...plainPages, '/shop/?category=tshirts-palazzo']) {
  test(`${address} is open to everyone`, async ({ page }) => {
    await page.goto(address);
    await wake(page);
    await expectNoViolations(page);
  });
}

test('an unknown address is open to everyone', async ({ page, pageErrors }) => {
  await page.goto('/no-such-page/');
  await wake(page);
  await expectNoViolations(page);
  expect(pageErrors.splice(0).join()).toContain('404');
});

test('the product dialog is, with a warning and with a success', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'size first' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await expectNoViolations(page);
});

test('the cart is, empty and with five lines', async ({ page }) => {
  await page.goto('/shop/');
  await wake(page);
  await openCart(page);
  await expectNoViolations(page);
  await seedCart(page, storedCart(5));
  await page.reload();
  await wake(page);
  await openCart(page);
  await expectNoViolations(page);
});

test('the phone menu is', async ({ page, isMobile }) => {
  await page.goto('/');
  await wake(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoViolations(page);
});

test('by keyboard alone: choose, add, change, order, close', async ({ page }) => {
  await page.goto('/shop/');
  await wake(page);
  const card = page.getByRole('link', { name: 'Oxblood Brogues' });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Oxblood Brogues' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: '36' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '37' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Increase quantity' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Cart, 2 items', includeHidden: true }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();

  await page.getByRole('button', { name: 'Cart, 2 items' }).focus();
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await cart.getByRole('button', { name: /^Decrease/ }).focus();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('listitem').getByRole('status')).toHaveText('1');
  await cart.getByRole('button', { name: /^Remove/ }).focus();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused();
});

test('what is tapped is at least 44 px high and wide, but for links in a sentence', async ({
  page,
}) => {
  for (const address of ['/', '/shop/', '/contact/', '/shop/todays-offer/brogue/']) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], label:has(input[type=radio]), summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // A card's link is as large as the card.
        .filter((control) => !control.closest('p') && !getComputedStyle(control, '::after').inset)
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    expect(small, address).toEqual([]);
  }
});

test('by keyboard a card is never under the bar', async ({ page }) => {
  await page.goto('/shop/');
  await wake(page);
  const end = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
  const names = page.getByRole('list', { name: 'Products' }).getByRole('link');
  await names.first().focus();
  for (let card = 1; card < 12; card += 1) {
    await page.keyboard.press('Tab');
    await expect(names.nth(card)).toBeFocused();
    const top = () =>
      names.nth(card).evaluate((link) => link.closest('li')?.getBoundingClientRect().top ?? 0);
    await expect.poll(top).toBeGreaterThanOrEqual(end);
  }
});

test('the ring round what has the focus is seen on every ground', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  for (const control of [
    page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }),
    page
      .getByRole('region', { name: "Today's Featured" })
      .getByRole('button', { name: /rotation/ }),
    page.getByRole('banner').getByRole('link').nth(1),
  ]) {
    await control.focus();
    await page.keyboard.press('Shift');
    expect(await control.evaluate(ringContrast)).toBeGreaterThanOrEqual(3);
  }
});

/** How far an element's ring stands out from the ground it is drawn on (WCAG's ratio). */
function ringContrast(element: Element): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  let ground = element.parentElement;
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
    ground = ground.parentElement;
  }
  const [ring, behind] = [
    light(getComputedStyle(element).outlineColor),
    light(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'),
  ];
  return Math.max(ring, behind) / Math.min(ring, behind);
}

for (const [what, width, size] of [
  ['at 320 px', 320, '100%'],
  ['with the text at 200 %', 1280, '200%'],
  ['with the text at 200 % on a phone', 360, '200%'],
  ['with the text at 200 % on a small phone', 320, '200%'],
] as const) {
  test(`${what} nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const address of plainPages) {
      await page.goto(address);
      const spare = await page.evaluate((fontSize) => {
        const root = document.documentElement;
        root.style.fontSize = fontSize;
        return root.scrollWidth - root.clientWidth;
      }, size);
      expect(spare, address).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of [360, 320]) {
  test(`with the text at 200 % nothing in dialogs and notices is cut off at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await seedCart(page, storedCart(2, { quantity: 40 }));
    await page.goto('/shop/');
    await wake(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const dialog = await openProduct(page, 'Oxblood Brogues');
    expect(await dialog.evaluate(cutOff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    const notice = dialog.getByRole('alert').locator('> *');
    await expect(notice).toBeVisible();
    expect(await notice.evaluate(cutOff)).toEqual([]);
    await page.keyboard.press('Escape');
    const cart = await openCart(page);
    expect(await cart.evaluate(cutOff)).toEqual([]);
  });
}

/** What of a box reaches out of it, sideways at least. */
function cutOff(box: Element): string[] {
  const { left, right, bottom } = box.getBoundingClientRect();
  const scrolls = box.matches('dialog');
  return [...box.querySelectorAll('*:not(.visually-hidden):not(input)')]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const own = part.getBoundingClientRect();
      const out = own.left < left - 1 || own.right > right + 1;
      return own.width > 0 && (out || (!scrolls && own.bottom > bottom + 1));
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

test('a new price, a count and a filter are said', async ({ page }) => {
  await page.goto('/shop/');
  await addProduct(page, 'Oxblood Brogues', '41');
  await page.getByRole('link', { name: 'Tshirts and Palazzo' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '3 products' })).toBeVisible();
});
