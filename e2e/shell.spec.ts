import type { Page } from '@playwright/test';
import { reviews } from '@/data/reviews';
import { address, freeDeliveryFromKes, policies, shop } from '@/e2e/shop/whole-shop';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import { about, whyChoose } from '@/lib/facts/texts';
import { formatKes } from '@/lib/format/money';
import { seedCart, storedCart } from './cart-storage';
import { addresses, shoe } from './examples';
import { expect, hydrate, openPage, test, untilEntryLeft } from './fixtures';
import { messages } from './messages';
import { categories, featured, phone } from './shop-under-test';
import { cards, chatMessage, openMainNavigation } from './shopper-steps';

const { unknownCategory: _, filtered: __, ...pageAddresses } = addresses;
const pages = Object.values(pageAddresses);

test('a shopper goes through the pages by the bar, the menu and the footer', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await test.step('the links of the bar lead to the four pages, and mark the one that is open', async () => {
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
      const current = nav.getByRole('link', { name }).and(page.locator('[aria-current=page]'));
      // On a phone the menu has closed.
      await expect(current).toHaveCount(isMobile ? 0 : 1);
    }
  });
  await test.step('the footer leads to the blocks of Home, and shows the phone number', async () => {
    await page.goto('/about/');
    const links = page.getByRole('navigation', { name: 'Quick links' });
    await expect(links.getByRole('link')).toHaveText([
      'Home',
      'Shop',
      'About',
      'Contact',
      'Your orders',
      'Size guide',
      'Delivery and returns',
      'Reviews',
    ]);
    await links.getByRole('link', { name: 'Delivery and returns' }).click();
    await expect(page).toHaveURL('/#shipping-returns');
    await expect(page.getByRole('heading', { name: 'Delivery and returns' })).toBeInViewport();
    await links.getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL('/#reviews');
    await expect(page.getByRole('contentinfo')).toContainText(phone.shown);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
    ).toBeVisible();
  });
});

test('the phone’s menu opens the cart, leads to the categories and to the chat, and scrolls inside', async ({
  page,
}) => {
  await test.step('the phone’s menu opens the cart and leads to the categories and to the chat', async () => {
    await seedCart(page, storedCart(3));
    await openPage(page, '/about/');
    const menu = await openMainNavigation(page, true);
    await expect(menu.getByRole('listitem')).toHaveText(categories.map(({ name }) => name.text));
    const chat = menu.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(menu.getByRole('link', { name: phone.shown })).toHaveAttribute('href', phone.call);
    await menu.getByRole('button', { name: 'Cart, 3 items' }).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await openMainNavigation(page, true);
    const { text: name } = (categories[1] as (typeof categories)[number]).name;
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
  await test.step('“Menu” and “Search the shop” are drawn as a cross while their panel is open', async () => {
    await openPage(page, '/about/');
    for (const name of ['Menu', 'Search the shop']) {
      const button = page.getByRole('button', { name });
      const drawing = () =>
        button.locator('path').evaluate((path) => getComputedStyle(path).getPropertyValue('d'));
      const closed = await drawing();
      await button.click();
      expect(await drawing(), name).not.toBe(closed);
      await button.click();
      expect(await drawing(), name).toBe(closed);
      await untilEntryLeft(page);
    }
  });
  await test.step('on a phone held sideways the menu scrolls inside', async () => {
    await page.setViewportSize({ width: 480, height: 300 });
    await page.goto('/');
    const menu = await openMainNavigation(page, true);
    const chat = menu.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).not.toBeInViewport();
    await menu.hover();
    await page.mouse.wheel(0, 2000);
    await expect(chat).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the bar is opaque beyond 10 px of scroll, and the button to the top is there beyond 300 px', async ({
  page,
}) => {
  await test.step('the bar is clear up to 10 px of scroll and opaque beyond', async () => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(bar).toHaveCSS('background-color', clear);
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(bar).not.toHaveCSS('background-color', clear);
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect(bar).toHaveCSS('background-color', clear);
  });
  await test.step('the scroll-to-top button is there beyond 300 px of scroll and scrolls up', async () => {
    // There it covers no control, which it would give way to.
    await page.goto('/about/');
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
});

const floating = (page: Page) => page.getByRole('complementary', { name: 'Chat or call' });

test('chat and call float on Home and Shop, one tap each', async ({ page }) => {
  for (const address of ['/', '/shop/']) {
    await page.goto(address);
    const chat = floating(page).getByRole('link', { name: 'Chat on WhatsApp' });
    await expect(chat).toBeInViewport();
    await chatMessage(chat);
    await expect(floating(page).getByRole('link', { name: 'Call the shop' })).toHaveAttribute(
      'href',
      phone.call,
    );
  }
});

test('chat and call links float on no page but Home and Shop', async ({ request }) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    expect.soft(html.includes('id="contacts"'), address).toBe(['/', '/shop/'].includes(address));
  }
});

test('the blocks of Home are reached by their addresses and by Shop Now, and goods are on the second screen', async ({
  page,
}) => {
  await test.step('an address of a block of Home scrolls its beginning to just under the bar', async () => {
    for (const block of ['categories', 'shipping-returns', 'reviews']) {
      await page.goto('about:blank');
      await page.goto(`/#${block}`);
      const bar = await page.getByRole('banner').boundingBox();
      const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
      await expect
        .poll(async () => (await page.locator(`#${block}`).boundingBox())?.y, block)
        .toBeCloseTo(barEnd + 12, -1);
    }
  });
  await test.step('Shop Now scrolls to the category tiles, which lead into the shop', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    const region = page.getByRole('region', { name: 'Shop by category' });
    await expect(region.getByRole('heading', { name: 'Shop by category' })).toBeInViewport();
    for (const { id } of categories) {
      await expect(region.locator(`a[href="${filteredShopPath(id)}"]`)).toHaveCount(1);
    }
    await expect(region.getByRole('link')).toHaveCount(categories.length);
    const [first] = categories;
    if (!first) throw new Error('no category has a tile');
    await region.locator(`a[href="${filteredShopPath(first.id)}"]`).click();
    await expect(page).toHaveURL(filteredShopPath(first.id));
    await expect(cards(page).filter({ visible: true })).toHaveCount(first.count);
  });
  await test.step('on a phone Home shows goods on the second screen and ends before the seventh', async () => {
    const height = 740;
    await page.setViewportSize({ width: 360, height });
    await openPage(page, '/');
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.getBoundingClientRect().bottom + scrollY);
    // The picture, name and price of the first product.
    expect(await bottomOf('#more-featured s')).toBeLessThan(2 * height);
    // The part below the first screen is laid out a moment later.
    await expect.poll(() => bottomOf('html')).toBeLessThan(6 * height);
  });
});

test('the skip link is the first tab stop and leads past the bar', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Home, About and Contact say what the shop promises, who it is and when it is open', async ({
  page,
}) => {
  await test.step('Home shows its products, policies, reviews and reasons to choose the shop', async () => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(featured.length);
    await expect(page.getByRole('heading', { name: 'Shipping Information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Return & Exchange Policy' })).toBeVisible();
    await expect(page.getByText(policies.returns.home)).toBeVisible();
    await expect(
      page.getByText(
        `Delivery takes ${policies.delivery.home} to ${address.town}. Elsewhere it takes ${policies.delivery.aboutAndFaq}.`,
      ),
    ).toBeVisible();
    const quotes = page.getByRole('region', { name: 'What customers say' });
    const said = reviews.filter(({ product }) => !product).map(({ text }) => text);
    await expect(quotes.getByRole('blockquote')).toHaveText(said);
    const why = page.getByRole('region', { name: `Why Choose ${shop.name}` });
    await expect(why.getByRole('listitem')).toHaveCount(whyChoose.length);
    await page.getByRole('link', { name: 'View All Products' }).click();
    await expect(page).toHaveURL('/shop/');
  });
  await test.step('About shows its delivery terms, four figures and four values', async () => {
    await page.goto('/about/');
    await expect(page.getByText(policies.delivery.aboutAndFaq)).toBeVisible();
    await expect(page.getByText(`free over ${formatKes(freeDeliveryFromKes)}`)).toBeVisible();
    await expect(page.getByRole('term')).toHaveCount(about.figures.length);
    const values = page.getByRole('region', { name: 'What we stand for' });
    await expect(values.getByRole('listitem')).toHaveCount(about.values.length);
  });
  await test.step('Home, About and Contact show who the shopper buys from', async () => {
    for (const address of ['/', '/about/', '/contact/']) {
      await page.goto(address);
      const people = page.getByRole('region', { name: 'Who you buy from' });
      await expect(people.getByText('Person A and Person B')).toBeVisible();
    }
  });
  await test.step('About leads to the shop and to the chat', async () => {
    await page.goto('/about/');
    const main = page.getByRole('main');
    expect(await chatMessage(main.getByRole('link', { name: 'Chat on WhatsApp' }))).toContain(
      shop.name,
    );
    await main.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/shop/');
  });
  await test.step('the policies for dispatch, fee, refunds and wholesale are on Home and, as far as the day leaves them open, on a product’s page', async () => {
    for (const [address, texts] of [
      ['/', [sameDayDispatch, shippingFee, refund, wholesale, ...whyTexts]],
      [shoe.path, [shippingFee]],
    ] as const) {
      await page.goto(address);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    }
  });
  await test.step('Contact says beside Call whether the stall is open, and when it opens', async () => {
    const state = page.getByRole('main').locator('p').filter({ hasText: /^Open/ });
    await page.clock.setFixedTime('2026-04-30T10:00+03:00');
    await openPage(page, '/contact/');
    await expect(state).toHaveText('Open now until 5PM');
    // The day after is a holiday.
    await page.clock.setFixedTime('2026-04-30T17:00+03:00');
    await page.reload();
    await hydrate(page);
    await expect(state).toHaveText('Opens Saturday 9AM');
  });
});

const { sameDayDispatch, shippingFee, refund, wholesale } = policies;
const whyTexts = whyChoose.flatMap(({ title, text }) => [title.text, text.text]);

test.describe(() => {
  // The browser itself reports the 404.
  test.use({ expectedConsoleErrors: { patterns: [/404.*\/no-such-page\//] } });

  test('an unknown address answers 404 with a page that has a search, the categories, some goods and the way to the shop', async ({
    page,
  }) => {
    await test.step('the page of an unknown address has a search, the categories and some goods', async () => {
      await page.goto('/no-such-page/');
      const main = page.getByRole('main');
      const ways = main.getByRole('region', { name: 'Shop by category' }).getByRole('link');
      await expect(ways).toHaveText(categories.map(({ name }) => name.text));
      await expect(
        main.getByRole('list', { name: 'Products' }).getByRole('listitem').first(),
      ).toBeVisible();
      await main.getByRole('searchbox', { name: 'Search the shop' }).fill(shoe.name);
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/shop\/\?q=/);
      await expect(cards(page).filter({ visible: true }).first()).toContainText(shoe.name);
    });
    await test.step('on a wide screen the search is in the bar alone', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/no-such-page/');
      await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    });
    await test.step('an unknown address answers 404 with a page that leads back to the shop', async () => {
      const reply = await page.goto('/no-such-page/');
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
      await page
        .getByRole('main')
        .getByRole('link', { name: 'See what is in stock today' })
        .click();
      await expect(page).toHaveURL('/shop/');
    });
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/broken on purpose/] } });

  test('a crash of the carousel says so, and offers a reload and the phone number', async ({
    page,
  }) => {
    await page.addInitScript((words) => {
      const answer = window.matchMedia;
      window.matchMedia = (media) => {
        if (media.includes(words)) throw new Error('broken on purpose');
        return answer(media);
      };
    }, 'reduced-motion');
    await page.goto('/#todays-featured');
    await expect(page.getByRole('heading', { name: messages.crash })).toBeVisible();
    await expect(page.getByRole('link', { name: `Call ${phone.shown}` })).toHaveAttribute(
      'href',
      phone.call,
    );
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await reload;
  });
});

test('Home and Shop keep their scroll position when they are reloaded', async ({ page }) => {
  for (const address of ['/', '/shop/']) {
    await openPage(page, address);
    // What is below the first screen is laid out later, and moves a card that is scrolled to before.
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
    const card = page.getByRole('main').locator('li:has(img)').nth(6);
    await card.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(card, address).toBeInViewport();
    const place = async () => (await card.boundingBox())?.y ?? Number.NaN;
    const before = await place();
    await page.reload();
    await hydrate(page);
    await expect.poll(place, address).toBeCloseTo(before, 0);
  }
});
