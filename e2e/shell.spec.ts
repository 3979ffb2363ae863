import type { Page } from '@playwright/test';
import { seedCart, storedCart } from './cart-storage';
import { expect, hydrate, test } from './fixtures';
import { chatMessage, openMainNavigation } from './shopper-steps';

const pages = [
  '/',
  '/shop/',
  '/about/',
  '/contact/',
  '/shop/todays-offer/',
  '/shop/todays-offer/brogue/',
];

for (const address of pages) {
  test(`the page ${address} opens without an error, with an empty and with a filled cart`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await seedCart(page, storedCart(3));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test(`the page ${address} does not scroll sideways`, async ({ page }) => {
    await page.goto(address);
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare).toBeLessThanOrEqual(0);
  });
}

test('the links of the bar lead to the four pages', async ({ page, isMobile }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Shop', '/shop/'],
    ['About', '/about/'],
    ['Contact', '/contact/'],
    ['Home', '/'],
  ] as const) {
    const nav = await openMainNavigation(page, isMobile);
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    if (isMobile) {
      await expect(nav).toBeHidden();
    } else {
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  }
});

test('the bar marks the current page, and Shop on a category and a product', async ({
  page,
  isMobile,
}) => {
  for (const [address, current] of [
    ['/shop/', 'page'],
    ['/shop/todays-offer/', 'true'],
    ['/shop/todays-offer/brogue/', 'true'],
    ['/about/', null],
  ] as const) {
    await page.goto(address);
    const nav = await openMainNavigation(page, isMobile);
    const shop = nav.getByRole('link', { name: 'Shop' });
    if (current) await expect(shop).toHaveAttribute('aria-current', current);
    else await expect(shop).not.toHaveAttribute('aria-current');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
  }
});

test('the bar is clear up to 10 px of scroll and opaque beyond', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(bar).toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
  await expect(bar).not.toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await expect(bar).toHaveCSS('background-color', clear);
});

test('the scroll-to-top button is there beyond 300 px of scroll and scrolls up', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

const floating = (page: Page) => page.getByRole('complementary', { name: 'Chat or call' });

for (const address of ['/', '/shop/']) {
  test(`chat and call links float on ${address}`, async ({ page }) => {
    await page.goto(address);
    await chatMessage(floating(page).getByRole('link', { name: 'Chat on WhatsApp' }));
    await expect(floating(page).getByRole('link', { name: 'Call the shop' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
  });
}

test('chat and call links float on no page but Home and Shop', async ({ page }) => {
  for (const address of pages.filter((one) => one !== '/' && one !== '/shop/')) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(floating(page)).toHaveCount(0);
  }
});

test('the footer leads to every page, to shipping and to reviews, and shows the phone number', async ({
  page,
}) => {
  await page.goto('/about/');
  const links = page.getByRole('navigation', { name: 'Quick links' });
  await expect(links.getByRole('link')).toHaveText([
    'Home',
    'Shop',
    'About',
    'Contact',
    'Shipping and returns',
    'Reviews',
  ]);
  await links.getByRole('link', { name: 'Shipping and returns' }).click();
  await expect(page).toHaveURL('/#shipping-returns');
  await expect(page.getByRole('heading', { name: 'Shipping and returns' })).toBeInViewport();
  await links.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL('/#reviews');
  await expect(page.getByRole('contentinfo')).toContainText('0700 000 000');
});

for (const block of ['categories', 'shipping-returns', 'reviews']) {
  test(`the address /#${block} scrolls the block’s beginning to just under the bar`, async ({
    page,
  }) => {
    await page.goto(`/#${block}`);
    const bar = await page.getByRole('banner').boundingBox();
    const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
    await expect
      .poll(async () => (await page.locator(`#${block}`).boundingBox())?.y)
      .toBeCloseTo(barEnd + 12, -1);
  });
}

test('the skip link is the first tab stop and leads past the bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Shop Now scrolls to the category tiles, which lead into the shop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const tiles = page.getByRole('region', { name: 'Shop by category' });
  await expect(tiles.getByRole('heading', { name: 'Shop by category' })).toBeInViewport();
  for (const id of ['baby-shoes-suit', 'shirts-hoodies', 'tshirts-palazzo', 'women-men-shoes']) {
    await expect(tiles.locator(`a[href="/shop/?category=${id}"]`)).toHaveCount(1);
  }
  await tiles.getByRole('link', { name: 'Tshirts and Palazzo' }).click();
  await expect(page).toHaveURL('/shop/?category=tshirts-palazzo');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(3);
});

test('Home shows its products, policies, reviews and reasons to choose the shop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Return & Exchange Policy' })).toBeVisible();
  await expect(page.getByText('Exchanges within 7 days')).toBeVisible();
  await expect(page.getByText('1–2 business days')).toBeVisible();
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await expect(reviews.getByRole('listitem')).toHaveCount(3);
  const why = page.getByRole('region', { name: 'Why Choose Mavazi' });
  await expect(why.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/shop/');
});

test('About shows its delivery terms, four figures and four values', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByText('2–3 business days')).toBeVisible();
  await expect(page.getByText('free over KSh 5,000')).toBeVisible();
  await expect(page.getByRole('term')).toHaveCount(4);
  const values = page.getByRole('region', { name: 'What we hold to' });
  await expect(values.getByRole('listitem')).toHaveCount(4);
});

test('Contact shows its hours, directions and answers', async ({ page }) => {
  await page.goto('/contact/');
  await expect(page.getByText('Mon–Fri 8AM–6PM').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /destination=-1\.0333%2C37\.0693/,
  );
  const answer = page.getByText('Returns within 30 days');
  await expect(answer).toBeHidden();
  await page.getByText('Can I return something?').click();
  await expect(answer).toBeVisible();
});

test.describe(() => {
  // The browser itself reports the 404.
  test.use({ expectedConsoleErrors: { patterns: [/404.*\/no-such-page\//] } });

  test('an unknown address answers 404 with a page that leads back to the shop', async ({
    page,
  }) => {
    const reply = await page.goto('/no-such-page/');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/shop/');
  });
});

for (const [part, query] of [
  ['the whole page', ''],
  ['the carousel', 'reduced-motion'],
] as const) {
  test.describe(() => {
    test.use({ expectedConsoleErrors: { patterns: [/broken on purpose/] } });

    test(`a crash of ${part} says so, and offers a reload and the phone number`, async ({
      page,
    }) => {
      await page.addInitScript((words) => {
        const answer = window.matchMedia;
        window.matchMedia = (media) => {
          if (media.includes(words)) throw new Error('broken on purpose');
          return answer(media);
        };
      }, query);
      await page.goto('/#todays-featured');
      await expect(
        page.getByRole('heading', { name: 'Unexpected Application Error!' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
        'href',
        'tel:+254700000000',
      );
      const reload = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await reload;
    });
  });
}

for (const address of ['/', '/shop/']) {
  test(`the page ${address} keeps its scroll position when it is reloaded`, async ({ page }) => {
    await page.goto(address);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(800);
    await page.reload();
    await hydrate(page);
    await expect.poll(place).toBeCloseTo(before, -1);
  });
}
