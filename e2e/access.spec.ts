import { expectNoViolations } from './axe';
import { seedCart, storedCart } from './cart-storage';
import { cutOffParts } from './cut-off';
import { addresses, ownSizes, severalPictures, shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { messages } from './messages';
import {
  cardLink,
  chooseSize,
  openCart,
  openProduct,
  productDialog,
  sizeRadio,
} from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const { filtered, ...plainPages } = addresses;

for (const address of [...Object.values(plainPages), filtered]) {
  test(`the page ${address} has no axe violations`, { tag: '@both' }, async ({ page }) => {
    await page.goto(address);
    await hydrate(page);
    await expectNoViolations(page);
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/404/] } });

  test('the page for an unknown address has no axe violations', { tag: '@both' }, async ({
    page,
  }) => {
    await page.goto('/no-such-page/');
    await hydrate(page);
    await expectNoViolations(page);
  });
});

test('the product dialog has no axe violations, with a warning and with a success', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.chooseSize })).toBeVisible();
  await expectNoViolations(page);
  await chooseSize(dialog, size);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(messages.added)).toBeVisible();
  await expectNoViolations(page);
});

test('a product dialog with several pictures has no axe violations, and the keys reach each picture', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, severalPictures);
  const pictures = dialog.getByRole('list', { name: 'Pictures' });
  // The second waits for the first.
  await expect(pictures.getByRole('img')).toHaveCount(2);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(pictures).toBeFocused();
  for (const shown of ['2 of 3', '3 of 3']) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(shown, { exact: true })).toBeVisible();
  }
  await expectNoViolations(page);
});

test('the one picture of a product dialog is no stop of the Tab key', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, ownSizes);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'See the whole page' })).toBeFocused();
});

test('the cart has no axe violations, empty and with five lines', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/shop/');
  await hydrate(page);
  await openCart(page);
  await expectNoViolations(page);
  await seedCart(page, storedCart(5));
  await page.reload();
  await hydrate(page);
  await openCart(page);
  await expectNoViolations(page);
});

test('the phone menu has no axe violations', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoViolations(page);
});

test('a product can be chosen, added, changed and removed by keyboard alone', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop/');
  await hydrate(page);
  const card = cardLink(page, shoe);
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = productDialog(page, shoe);
  await expect(dialog).toBeVisible();
  await sizeRadio(dialog, shoe.sizes[0]).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(sizeRadio(dialog, shoe.sizes[1])).toBeChecked();
  await dialog.getByRole('button', { name: 'Increase quantity' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Cart, 2 items', includeHidden: true });
  await expect(button.filter({ visible: true })).toHaveCount(1);
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

test('a dialog returns the focus where a click does not move it, as in Safari', async ({
  page,
}) => {
  await page.goto('/shop/');
  await hydrate(page);
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
  const cart = page.getByRole('button', { name: 'Cart, empty' });
  for (const opener of [cardLink(page, shoe), cart]) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('every control is at least 44 px high and wide, except links in a sentence', {
  tag: '@both',
}, async ({ page }) => {
  for (const address of [
    addresses.home,
    addresses.shop,
    addresses.contact,
    addresses.delivery,
    addresses.returns,
    addresses.privacy,
    addresses.product,
  ]) {
    await page.goto(address);
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], label:has(input[type=radio]), summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // A link in a sentence is exempt; a card's link is as large as the card.
        .filter((control) => !control.closest('p'))
        .filter((control) => getComputedStyle(control, '::after').position !== 'absolute')
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .map(({ name, box }) => ({ name, px: Math.min(box.width, box.height) })),
    );
    expect(sizes.length, address).toBeGreaterThan(10);
    const small = sizes.filter(({ px }) => px < 44);
    expect(small, address).toEqual([]);
  }
});

test('the focus ring has a contrast of at least 3 on every background', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
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

/** The contrast of an element's focus ring with its background, as WCAG defines it. Runs in the page. */
function ringContrast(element: Element): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  let background = element.parentElement;
  while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)') {
    background = background.parentElement;
  }
  const [ring, behind] = [
    luminance(getComputedStyle(element).outlineColor),
    luminance(background ? getComputedStyle(background).backgroundColor : 'rgb(255, 255, 255)'),
  ];
  return Math.max(ring, behind) / Math.min(ring, behind);
}

test('no page scrolls sideways at 1280 px with text at 200%', { tag: '@letters' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const address of Object.values(plainPages)) {
    await page.goto(address);
    const spare = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      return root.scrollWidth - root.clientWidth;
    });
    expect(spare, address).toBeLessThanOrEqual(0);
  }
});

test('nothing in dialogs and notices that open at 320 px with text at 200% is cut off', {
  tag: '@letters',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await seedCart(page, storedCart(2, { quantity: 40 }));
  await page.goto('/shop/');
  await hydrate(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const dialog = await openProduct(page, shoe);
  expect(await dialog.evaluate(cutOffParts)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  const notice = dialog.getByRole('alert').locator('> *');
  await expect(notice).toBeVisible();
  expect(await notice.evaluate(cutOffParts)).toEqual([]);
  await page.keyboard.press('Escape');
  const cart = await openCart(page);
  expect(await cart.evaluate(cutOffParts)).toEqual([]);
});
