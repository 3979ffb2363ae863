import { storedCart } from '@/e2e/cart-storage';
import { addresses, category, firstOffer, otherSize, plainProduct, shoe } from '@/e2e/examples';
import { messages } from '@/e2e/messages';
import { offers, priceOf } from '@/e2e/shop-under-test';
import { cartKey } from '@/lib/remembered/storage-keys';
import { expect, test, type Walk } from './walk';

const add = ['button', 'Add to Cart'] as const;
const cart = 'dialog[open]';
/** The badge's name says how many items the cart has. */
const cartButton = (name: string) => ['header button', name] as const;
const size = (name: string) => ['main label', name] as const;

/** Opens a page and waits until its script has taken over. */
async function openHydrated(walk: Walk, path: string) {
  await walk.open(path);
  await walk.press('Shift');
  const hydrating = () => walk.run(() => 'hydrating' in document.documentElement.dataset);
  await expect.poll(hydrating, 'the page is hydrating').toBe(false);
}

test('a tap before the script is deferred, and carried out once the script is there', async ({
  walk,
  shop,
}) => {
  const release = shop.hold('.js');
  await walk.open(shoe.path);
  await walk.tap(...size(otherSize));
  await walk.tap('main button', 'Increase quantity');
  await walk.tap(...add);
  await walk.see('[data-pending]');
  release();
  await walk.see('[role=status] *', messages.added);
  await walk.see(...cartButton('Cart, 2 items'));
});

test('a card opens its product in a dialog, and Escape returns the focus to the card while a style sheet loads', async ({
  walk,
  shop,
}) => {
  await openHydrated(walk, addresses.shop);
  const focused = () => walk.run(() => document.activeElement?.textContent?.trim());
  await walk.tap('main li a', plainProduct.name);
  await walk.see(`${cart} h2`, plainProduct.name);
  // The page fetches the parts of later taps, with their sheets, and WebKit focuses nothing meanwhile.
  const release = shop.hold('.css');
  await walk.run(() => {
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/late.css',
    });
    document.head.append(sheet);
  });
  await walk.press('Escape');
  await walk.seeNo(cart);
  await expect.poll(focused).toBe(plainProduct.name);
  release();
});

test('a cart counts its lines, and its message has every line and the total', async ({ walk }) => {
  await openHydrated(walk, shoe.path);
  await walk.tap(...add);
  await walk.see('[role=alert] *', messages.chooseSize);
  await walk.tap(...size(otherSize));
  await walk.tap(...add);
  await walk.see(...cartButton('Cart, 1 item'));
  await walk.tap(...cartButton('Cart'));
  await walk.tap(`${cart} button`, 'Increase quantity of');
  await walk.tap(`${cart} button`, 'Increase quantity of');
  await walk.see(`${cart} li p`, `${priceOf(shoe)} × 3`);
  await walk.see(`${cart} [role=status]`, `Total ${priceOf(shoe, 3)}`);
  const message = await messageOf(walk);
  for (const part of [shoe.name, otherSize, priceOf(shoe, 3)]) expect(message).toContain(part);
  await walk.press('Escape');
  await walk.seeNo(cart);
});

test('an order’s link shows the order again', async ({ walk }) => {
  await walk.open(addresses.order);
  await walk.run((key, text) => localStorage.setItem(key, text), cartKey, storedCart(2));
  await openHydrated(walk, addresses.home);
  await walk.tap(...cartButton('Cart, 2 items'));
  await walk.see(`${cart} li`);
  const [, code = ''] = /\/order\/(#\S+)/.exec(await messageOf(walk)) ?? [];
  await walk.open(`${addresses.order}${code}`);
  await walk.see('main h1', 'Order ');
  await walk.see('main dd', priceOf(shoe, 2));
});

test('a pill shows its category, and Back all products', async ({ walk }) => {
  await openHydrated(walk, addresses.shop);
  await walk.tap('nav a', `${category.name} ${category.count}`);
  await walk.at(addresses.filtered);
  const shown = () =>
    walk.run(
      () =>
        [...document.querySelectorAll('main li h2')].filter(
          (card) => card.getClientRects().length > 0,
        ).length,
    );
  await expect.poll(shown).toBe(category.count);
  await walk.back();
  await walk.at(addresses.shop);
  await expect.poll(shown).toBeGreaterThan(category.count);
});

test('an address chooses a size', async ({ walk }) => {
  await openHydrated(walk, `${shoe.path}?size=${otherSize}`);
  const chosen = () =>
    walk.run(() => document.querySelector('main :checked')?.closest('label')?.textContent?.trim());
  await expect.poll(chosen).toContain(otherSize);
});

test('the search finds a product by a part of its name', async ({ walk }) => {
  await openHydrated(walk, addresses.contact);
  await walk.tap('header button', 'Search the shop');
  await walk.type(shoe.name.toLowerCase());
  await walk.see('#search a', shoe.name);
  await walk.press('Enter');
  await walk.at(`/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`);
});

test('the carousel shows the next offer, and the menu opens', async ({ walk }) => {
  await openHydrated(walk, addresses.home);
  await walk.tap('button', 'Stop rotation');
  await walk.see('h3', firstOffer.name);
  await walk.tap('button', 'Next offer');
  await walk.see('p', `2 / ${offers.length}`);
  await walk.tap('header button', 'Menu');
  await walk.see('header a', 'Contact');
});

test('the contact form names what is missing at its field', async ({ walk }) => {
  await openHydrated(walk, addresses.contact);
  await walk.tap('main button', 'Send message');
  await walk.see('form p', 'Tell us your name.');
  expect(await walk.run(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

test('a page that was opened is there without the server, with the cart', async ({
  walk,
  shop,
}) => {
  await openHydrated(walk, shoe.path);
  await walk.tap(...size(otherSize));
  await walk.tap(...add);
  await walk.see(...cartButton('Cart, 1 item'));
  await walk.run(async () => void (await navigator.serviceWorker.ready));
  await openHydrated(walk, addresses.shop);
  await openHydrated(walk, shoe.path);
  shop.stop();
  await openHydrated(walk, shoe.path);
  await walk.see('main h1', shoe.name);
  await walk.tap(...cartButton('Cart, 1 item'));
  await walk.see(`${cart} li`, shoe.name);
});

/** The text of the chat link of the open cart. */
async function messageOf(walk: Walk): Promise<string> {
  await walk.see(`${cart} a[href^="https://wa.me"]`);
  const href = await walk.run(
    (selector) => document.querySelector<HTMLAnchorElement>(selector)?.href ?? '',
    `${cart} a[href^="https://wa.me"]`,
  );
  return new URL(href).searchParams.get('text') ?? '';
}
