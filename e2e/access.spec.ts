import { severalPictures, shoe } from './examples';
import { expect, openPage, test } from './fixtures';
import { cardLink, openProduct, productDialog, sizeRadio } from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the keys reach each picture of a product’s dialog', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, severalPictures);
  const pictures = dialog.getByRole('list', { name: 'Pictures' });
  // The second waits for the first.
  await expect(pictures.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(pictures).toBeFocused();
  for (const shown of ['2 of 3', '3 of 3']) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(shown, { exact: true })).toBeVisible();
  }
});

test('a product can be chosen, added, changed and removed by keyboard alone', {
  tag: '@wide',
}, async ({ page }) => {
  await openPage(page, '/shop/');
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
  await openPage(page, '/shop/');
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

test('the focus ring has a contrast of at least 3 on every background', async ({ page }) => {
  await openPage(page, '/');
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
