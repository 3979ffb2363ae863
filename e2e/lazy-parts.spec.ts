import { seedCart, storedCart } from './cart-storage';
import { addresses, plainProduct } from './examples';
import { expect, hydrate, openPage, saveData, test, untilIdle } from './fixtures';
import { messages } from './messages';
import { products } from './shop-under-test';
import { addProduct, cardLink, cards, chatMessage, openCart, openProduct } from './shopper-steps';

const scripts = '**/_next/**/*.js';

const { home, product } = addresses;

for (const address of [home, product]) {
  test(`hydrating ${address} fetches no style sheet that the page has inlined`, async ({
    page,
  }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) sheets.push(new URL(request.url()).pathname);
    });
    await openPage(page, address);
    const inlined = await page
      .locator('link[rel=stylesheet][disabled]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(inlined.length).toBeGreaterThan(0);
    expect(sheets.filter((sheet) => inlined.includes(sheet))).toEqual([]);
  });
}

test.describe(() => {
  // React reports the difference and renders the page again.
  test.use({ expectedConsoleErrors: { patterns: [/418/] } });

  test('a page that a translator changed before hydration keeps every product card', async ({
    page,
  }) => {
    await saveData(page);
    await page.goto('/shop/');
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found.filter(({ data, parentElement }) => data && parentElement)) {
        if (/SCRIPT|STYLE/.test(text.parentElement?.nodeName ?? '')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    await hydrate(page);
    await expect(cards(page).filter({ visible: true })).toHaveCount(products.length);
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test.beforeEach(async ({ page }) => saveData(page));

  test('a click on a card whose dialog fails to load goes to the product’s page', async ({
    page,
  }) => {
    await openPage(page, '/shop/');
    await page.route(scripts, (route) => route.abort());
    await cardLink(page, plainProduct).click();
    await expect(page).toHaveURL(plainProduct.path);
  });

  test('a cart whose script fails to load shows a notice with its order, and opens at the next click', async ({
    page,
  }) => {
    await seedCart(page, storedCart(2));
    await openPage(page, '/shop/');
    let pending = 0;
    page.on('requestfailed', () => (pending -= 1));
    await page.route(scripts, (route) => {
      pending += 1;
      return route.abort();
    });
    await page.getByRole('button', { name: /^Cart/ }).click();
    const notice = page.getByRole('alert').filter({ hasText: messages.cartNotLoaded });
    const fromNotice = await chatMessage(notice.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(fromNotice).toContain('2. ');
    await expect.poll(() => pending, 'no file is still about to fail').toBe(0);
    await page.unroute(scripts);
    await openCart(page);
  });

  test('a cart whose style fails to load opens without it', async ({ page }) => {
    await openPage(page, '/shop/');
    await page.route('**/*.css', (route) => route.abort());
    await openCart(page);
  });
});

test.describe(() => {
  // The picture at the dialog's size is not loaded yet.
  test.use({ expectedConsoleErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('after the connection drops the prefetched dialog and cart still take an order', async ({
    page,
    context,
  }) => {
    const files = { asked: 0, styles: 0, loaded: 0 };
    page.on('request', () => (files.asked += 1));
    page.on('requestfinished', (request) => {
      files.loaded += 1;
      if (request.url().endsWith('.css')) files.styles += 1;
    });
    await seedCart(page, storedCart(1));
    await openPage(page, '/shop/');
    // The first input fetches the product dialog, the first tap the cart, once the browser is idle.
    await openProduct(page, plainProduct);
    await page.keyboard.press('Escape');
    await untilIdle(page);
    await expect
      .poll(() => files.styles > 0 && files.loaded === files.asked, 'both dialogs are prefetched')
      .toBe(true);
    await context.setOffline(true);
    await addProduct(page, plainProduct, plainProduct.sizes[0]);
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(2);
    const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(message).toContain(plainProduct.name);
  });
});
