import {
  addProduct,
  expect,
  expectNoViolations,
  keepCart,
  openCart,
  openProduct,
  storedCart,
  test,
  wake,
} from './fixtures';

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

test('an unknown address is open to everyone', async ({ page, complaints }) => {
  await page.goto('/no-such-page/');
  await wake(page);
  await expectNoViolations(page);
  expect(complaints.splice(0).join()).toContain('404');
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
  await keepCart(page, storedCart(5));
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

test('what is tapped is at least 44 px in one direction and 24 in the other', async ({ page }) => {
  for (const address of ['/', '/shop/', '/contact/', '/shop/todays-offer/brogue/']) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], label:has(input[type=radio]), summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('p') && !control.closest('h2, h3, figure'))
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.top > 0 && Math.max(box.width, box.height) < 44)
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    expect(small, address).toEqual([]);
  }
});

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

test('a new price, a count and a filter are said', async ({ page }) => {
  await page.goto('/shop/');
  await addProduct(page, 'Oxblood Brogues', '41');
  await page.getByRole('link', { name: 'Tshirts and Palazzo' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '3 products' })).toBeVisible();
});
