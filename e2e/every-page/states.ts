import { expect, type Locator, type Page } from '@playwright/test';
import { allFound } from '@/e2e/all-found';
import { blockStorage, CART_KEY, storedCart } from '@/e2e/cart-storage';
import {
  addresses,
  describedProduct,
  drawnProduct,
  formerPath,
  ownSizes,
  ownSteps,
  partlySoldOut,
  plainProduct,
  severalPictures,
  shoe,
  size,
  sizedByAge,
  soldOut,
  wornWithOthers,
} from '@/e2e/examples';
import { serveContact } from '@/e2e/fake-contact';
import { MAP_TEXT } from '@/e2e/fake-maps';
import { approve } from '@/e2e/fake-paypal';
import { goJustAbove, goNear, holdScripts, hydrate } from '@/e2e/fixtures';
import { messages } from '@/e2e/messages';
import { seed } from '@/e2e/seed';
import { bookedOrder } from '@/e2e/shop/book-builders';
import { shop } from '@/e2e/shop/whole-shop';
import { choosePay, chooseSize, scrollUntilTopButton, unfoldOffer } from '@/e2e/shopper-steps';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink, type OrderContent, type OrderedLine } from '@/lib/order/order-link-format';
import { type OrderState, type StepName, withQuestion, withStep } from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import {
  bookKey,
  mySizesKey,
  ordersKey,
  seenProductsKey,
  shopPhoneKey,
} from '@/lib/remembered/storage-keys';
import { bookText } from '@/lib/seller/book';
import { ordersText } from '@/lib/sent/orders';
import { type ProbeName, stopRecordingShifts } from './probes';
import type { Language, Visit } from './visit';

/** A state of a page that is looked at. */
export interface PageState {
  /** 'the cart with three lines'. */
  name: string;
  /** In English; Kiswahili has the same one below /sw. */
  address: string;
  /** Before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** A visitor's steps on the hydrated page; gives the box that is then over the page, if any. */
  open?: (visit: Visit) => Promise<Locator | undefined>;
  /** The probes run before the page's script. */
  isWaiting?: boolean;
  /** In which languages it is looked at; in English when left out. */
  languages?: readonly Language[];
  /** On a phone alone: a wide screen has the same in more room. */
  isOnPhone?: boolean;
  /** The errors that must appear in the console, for a state after a failure. */
  consoleErrors?: readonly RegExp[];
  /** The elements that are in one line on a phone of 360 px. */
  inOneLine?: (visit: Visit) => Locator;
  /** A page as a visitor finds it: it is asked everything. What is open or changed on one is asked less. */
  isPage?: boolean;
  /** The probes that do not fit it, each with the reason. */
  without?: Partial<Record<ProbeName, string>>;
}

const inBoth = { languages: ['English', 'Kiswahili'] } as const satisfies Partial<PageState>;
const onPhone = { isOnPhone: true } as const satisfies Partial<PageState>;

/* The boxes that open over a page. */

const dialog = (page: Page) => page.getByRole('dialog');

async function openCart({ page, words }: Visit): Promise<Locator> {
  await page.getByRole('banner').locator('#search + button').click();
  const cart = page.getByRole('dialog', { name: words.cart.title });
  await expect(cart).toBeVisible();
  return cart;
}

async function openProduct({ page, start }: Visit, { path }: { path: string }): Promise<Locator> {
  await page.locator(`main li a[href="${start}${path}"]`).first().click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** Has a notice stay, and the page stay after a payment: waits of some seconds do not end. */
async function keepNotices(page: Page) {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const endless = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms > 2500 && ms < 10_000 ? 0 : wait(handler, ms, ...values);
    Object.assign(window, { setTimeout: endless });
  });
}

function cartOf(count: number, over: object = {}) {
  return (page: Page) => seed(page, { [CART_KEY]: storedCart(count, over) });
}

async function search({ page, words, isPhone }: Visit, text: string): Promise<Locator> {
  // At the top of Shop a wide bar has no field.
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const banner = page.getByRole('banner');
  if (isPhone) await banner.getByRole('button', { name: words.search.name }).click();
  else await banner.getByRole('searchbox').click();
  await page.keyboard.type(text);
  return page.locator('#search');
}

/** Lets no chat open: the page stays. */
function keepChatsShut(page: Page) {
  return page.context().route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
}

async function sendAsItIs(visit: Visit): Promise<Locator> {
  const { page, words } = visit;
  const cart = await openCart(visit);
  await cart.getByRole('link', { name: words.cart.chat, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: words.sent.skip }).click();
  await expect(cart.getByRole('button', { name: words.sent.yes })).toBeVisible();
  return cart;
}

/* Orders. */

const line = (over: Partial<OrderedLine> = {}): OrderedLine => ({
  id: shoe.id,
  size,
  priceKes: shoe.priceKes,
  quantity: 1,
  ...over,
});
const [goneSize = ''] = partlySoldOut.soldOutSizes ?? [];
const facts = {
  reference: referenceOfText('an order of every page'),
  day: 326,
  area: 'Anywhere else',
  feeKes: 250,
  place: 'Kisumu',
  payBy: 'paybill',
} as const;
const order: OrderContent = {
  lines: [
    line({ quantity: 2 }),
    line({ id: ownSizes.id, size: ownSizes.sizes[1], priceKes: ownSizes.priceKes }),
    line({ id: partlySoldOut.id, size: goneSize, priceKes: 700 }),
  ],
  order: facts,
};
const toTill: OrderContent = {
  lines: [line(), line({ id: plainProduct.id, size: plainProduct.sizes[0], priceKes: 900 })],
  order: { ...facts, area: 'Sampletown', feeKes: 150, place: '', payBy: 'till' },
};

/** The order's state after these steps, one an hour. */
function after(
  steps: readonly StepName[],
  content: OrderContent = toTill,
  question?: readonly number[],
): OrderContent {
  let state: OrderState | undefined;
  for (const [hour, is] of steps.entries()) {
    state = withStep(state, {
      is,
      at: 470_000 + hour * 60,
      ...(is === 'confirmed' && { toPayKes: 12_345 }),
      ...(is === 'paid' && { paidCode: 'SJK4H7L2PQ' }),
      ...(is === 'sent' && {
        // As long as a link carries.
        carrier: 'Sample and Daughters, Parcels to Kisumu',
        waybill: 'SB1234567890123456',
      }),
    });
  }
  if (question) state = withQuestion(state, question, 480_000);
  return { ...content, ...(state && { state }) };
}

const orderAddress = (content: Parameters<typeof encodeLink>[0]) =>
  `${pagePaths.order}#${encodeLink(content)}`;

/** This phone has sent these orders. */
function sentOrders(...contents: readonly OrderContent[]) {
  return (page: Page) =>
    seed(page, {
      [ordersKey]: ordersText(
        contents.map((content) => ({
          code: encodeLink(content) ?? '',
          lineIds: [],
          day: content.order.day,
        })),
      ),
    });
}

const manyOrders = Array.from({ length: 4 }, (_, at) => ({
  ...order,
  order: { ...facts, reference: referenceOfText(`order ${at}`), day: 300 + at },
}));

const shopPhone = { [shopPhoneKey]: JSON.stringify({ shopPhone: { stockAt: '' } }) };
const markPhone = (page: Page) => seed(page, shopPhone);

const book = bookText(
  [
    { name: 'Customer One', phone: '0700 000 001', isFeeOpen: true },
    {
      steps: ['confirmed'],
      state: { toPayKes: 1700 },
      name: 'A customer with a name that is rather long',
      note: 'Call first',
    },
    { steps: ['confirmed', 'cancelled'] },
    { steps: ['confirmed', 'paid'], state: { toPayKes: 4700, paidCode: 'SJK4H7L2PQ' } },
  ].map((over, number) =>
    bookedOrder({
      number,
      lines: [line(), line({ id: plainProduct.id, quantity: 4 })],
      order: { day: 326 - number },
      ...over,
    } as Parameters<typeof bookedOrder>[0]),
  ),
);

const orderIsThere =
  (find: (visit: Visit) => Locator) =>
  async (visit: Visit): Promise<undefined> => {
    await expect(find(visit).first()).toBeVisible();
  };
const itemsAreThere = orderIsThere(({ page, words }) =>
  page.getByRole('main').getByRole('list', { name: words.order.lines }),
);

/* The table. */

const { filtered, unknownCategory: _, ...plain } = addresses;

/** Plain pages, as they open. */
const pages: readonly PageState[] = [
  ...Object.entries({ ...plain, 'size guide': pagePaths.sizeGuide }).map(([name, address]) => ({
    name,
    address,
    ...inBoth,
  })),
  // A product's page again, with what others lack: on a wide screen and in Kiswahili where that changes the layout.
  { name: 'a product with every fact', address: describedProduct.path, ...inBoth },
  { name: 'a product with prices by quantity', address: ownSteps.path, ...inBoth },
  { name: 'a sold-out product', address: soldOut.path, ...inBoth },
  { name: 'a product with several pictures', address: severalPictures.path },
  { name: 'a product that others are worn with', address: wornWithOthers.path },
  { name: 'a product with ages for its sizes', address: sizedByAge.path, ...inBoth, ...onPhone },
  { name: 'a product with sold-out sizes', address: partlySoldOut.path, ...onPhone },
  { name: 'a product with a drawn picture', address: drawnProduct.path, ...onPhone },
  { name: 'a category by its old address', address: filtered, ...onPhone },
  { name: 'the primitives of the style', address: '/primitives/' },
].map((page) => ({ ...page, isPage: true }));

/** Pages that show more once their script has read the address or the phone. */
const latePages: readonly PageState[] = [
  ['filters that leave little', '/shop/?size=shoes-42&price=1000-1499&sort=price'],
  ['a search in Shop that finds nothing', '/shop/?q=zqxjk&size=shoes-42'],
  ['offline', pagePaths.offline],
].map(([name = '', address = '']) => ({
  name,
  address,
  isPage: true,
  ...inBoth,
  ...onPhone,
  without: { shifts: 'what is chosen, or kept, is known once the script has read it' },
}));

export const states: readonly PageState[] = [
  ...pages,
  ...latePages,
  {
    name: 'an unknown address',
    isPage: true,
    address: '/no-such-page/',
    consoleErrors: [/404/],
  },
  {
    name: 'the page of a former product address',
    ...onPhone,
    isPage: true,
    address: formerPath,
    isWaiting: true,
    // Its refresh would lead away at once, and hydration would put the refresh back.
    prepare: async (page) => {
      await holdScripts(page);
      await page.route(`**${formerPath}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/i, '');
        await route.fulfill({ response, body });
      });
    },
  },
  {
    name: 'a category that waits for the script',
    without: { floating: 'what floats gives way once the script is there' },
    address: filtered,
    isWaiting: true,
    prepare: holdScripts,
    ...onPhone,
  },
  {
    name: 'the crash page',
    without: { shifts: 'it takes the place of the page' },
    address: addresses.home,
    isWaiting: true,
    prepare: (page) =>
      page.addInitScript(() => {
        window.matchMedia = () => {
          throw new Error('broken on purpose');
        };
      }),
    open: orderIsThere(({ page }) => page.getByRole('heading', { name: messages.crash })),
    consoleErrors: [/broken on purpose/],
    ...onPhone,
  },
  {
    name: 'what was seen, on a product’s page',
    address: shoe.path,
    prepare: (page) =>
      seed(page, {
        [seenProductsKey]: JSON.stringify(
          [plainProduct, ownSizes, drawnProduct, soldOut].map(({ id }) => id),
        ),
      }),
    open: async ({ page, words }) => {
      await goJustAbove(page.getByRole('region', { name: words.productPage.related }));
      const seen = page.getByRole('region', { name: words.recentlySeen.title });
      await expect(seen.getByRole('listitem')).toHaveCount(4);
      return undefined;
    },
  },
  {
    name: 'a scrolled page with the button to the top',
    address: addresses.home,
    open: async ({ page, language }) => {
      if (language === 'English') await scrollUntilTopButton(page);
      else await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      return undefined;
    },
    ...onPhone,
  },
  {
    name: 'an offer with a missing size',
    address: addresses.home,
    open: async ({ page, words }) => {
      const add = page
        .locator('main form')
        .getByRole('button', { name: words.product.add })
        .first();
      await goNear(page.locator('#todays-featured'));
      await unfoldOffer(page.locator('#todays-featured'));
      await keepNotices(page);
      await add.click();
      await expect(page.getByRole('alert').getByText(words.product.chooseSize)).toBeVisible();
      return undefined;
    },
    ...onPhone,
  },

  /* A product's dialog, and the pictures over the whole screen. */
  {
    name: 'a product’s dialog with a missing size',
    without: { low: 'a notice lies over the foot until it goes' },
    address: addresses.shop,
    open: async (visit) => {
      const box = await openProduct(visit, shoe);
      await keepNotices(visit.page);
      await box.getByRole('button', { name: visit.words.product.add }).click();
      await expect(box.getByText(visit.words.product.chooseSize).first()).toBeVisible();
      return box;
    },
  },
  {
    name: 'a product’s dialog with an added item',
    ...inBoth,
    without: { low: 'a notice lies over the foot until it goes' },
    address: addresses.shop,
    open: async (visit) => {
      const { page, words } = visit;
      const box = await openProduct(visit, shoe);
      await chooseSize(box, size);
      await box.getByRole('button', { name: words.product.increase }).click();
      await keepNotices(page);
      await box.getByRole('button', { name: words.product.add }).click();
      await expect(box.getByText(words.product.added)).toBeVisible();
      return box;
    },
  },
  {
    name: 'the dialog of a product with sold-out sizes',
    ...onPhone,
    address: addresses.shop,
    open: (visit) => openProduct(visit, partlySoldOut),
    inOneLine: ({ page, words }) =>
      dialog(page).locator('[data-foot]').getByRole('button', { name: words.product.add }),
  },
  {
    name: 'the dialog of a product with several pictures',
    ...inBoth,
    address: addresses.shop,
    open: (visit) => openProduct(visit, severalPictures),
  },
  {
    name: 'the dialog of a product with prices by quantity',
    address: addresses.shop,
    open: (visit) => openProduct(visit, ownSteps),
  },
  {
    name: 'a picture over the whole screen',
    without: { low: 'the arrows lie on the picture', print: 'one picture is on one sheet' },
    address: severalPictures.path,
    open: async ({ page }) => {
      await page.locator('main a:has(img)').first().click();
      await expect(dialog(page)).toBeVisible();
      return dialog(page);
    },
  },
  {
    name: 'two notices of an addition on a product’s page',
    ...onPhone,
    address: shoe.path,
    open: async ({ page, words }) => {
      const article = page.getByRole('article').first();
      await chooseSize(article, size);
      const add = article.getByRole('button', { name: words.product.add });
      await add.click();
      await expect(page.locator('[data-notice]')).toHaveCount(1);
      await expect(add).toBeEnabled();
      await keepNotices(page);
      await add.click();
      await expect(page.locator('[data-notice]')).toHaveCount(2);
      return undefined;
    },
  },

  /* The cart. */
  {
    name: 'the empty cart with its ways to order',
    ...inBoth,
    address: addresses.shop,
    open: async (visit) => {
      const cart = await openCart(visit);
      await cart.getByText(visit.words.cart.waysToOrder).click();
      return cart;
    },
    inOneLine: ({ page, words }) =>
      dialog(page)
        .getByText(words.cart.emptyTitle, { exact: true })
        .or(dialog(page).getByRole('link', { name: words.cart.emptyLink, exact: true })),
  },
  {
    name: 'the empty cart that was asked to order',
    without: { low: 'a notice lies over the foot until it goes' },
    address: addresses.shop,
    open: async (visit) => {
      const { page, words } = visit;
      const cart = await openCart(visit);
      await cart.getByText(words.cart.waysToOrder).click();
      await keepNotices(page);
      await cart.getByRole('link', { name: words.cart.chat }).click();
      await expect(page.getByRole('alert').getByText(words.cart.empty)).toBeVisible();
      return cart;
    },
    ...onPhone,
  },
  {
    name: 'the cart with three lines',
    address: addresses.shop,
    prepare: cartOf(3),
    open: openCart,
  },
  ...(['till', 'card', 'delivery'] as const).map((way) => ({
    name: `the cart with an area, to be paid by ${way}`,
    ...(way === 'till' && inBoth),
    address: addresses.shop,
    prepare: cartOf(2),
    open: async (visit: Visit) => {
      const { words } = visit;
      const cart = await openCart(visit);
      await cart
        .getByRole('combobox', { name: words.cart.area })
        .selectOption({ index: way === 'delivery' ? 2 : 3 });
      await choosePay(cart, words.cart.payWays[way]);
      return cart;
    },
    // The layouts differ in height alone.
    ...(way !== 'till' && onPhone),
  })),
  {
    name: 'the cart that asks for the wholesale price',
    ...inBoth,
    address: addresses.shop,
    prepare: cartOf(1, { quantity: shop.wholesaleAbove + 1 }),
    open: async (visit) => {
      const cart = await openCart(visit);
      await cart.getByRole('combobox', { name: visit.words.cart.area }).selectOption({ index: 2 });
      return cart;
    },
  },
  {
    name: 'the cart at a step of its prices',
    address: addresses.shop,
    prepare: cartOf(1, {
      id: ownSteps.id,
      title: ownSteps.name,
      size: ownSteps.sizes[0],
      quantity: ownSteps.priceSteps.steps[0].from,
    }),
    open: openCart,
    ...onPhone,
  },
  {
    name: 'the cart with a size that is sold out and a product that is gone',
    ...onPhone,
    address: addresses.shop,
    prepare: (page) => {
      const cart = JSON.parse(storedCart(2));
      Object.assign(cart.state.lines[0], { id: partlySoldOut.id, size: goneSize });
      Object.assign(cart.state.lines[1], { id: 'no-longer-sold', title: 'Straw Bag' });
      return seed(page, { [CART_KEY]: JSON.stringify(cart) });
    },
    open: openCart,
  },
  {
    name: 'the cart of thirty lines with long names and a badge of 99+',
    without: { low: 'a long name is higher than a low screen has room for' },
    address: addresses.shop,
    prepare: cartOf(30, {
      title: 'Hand-stitched Water-resistant Suede Ankle Boots with a Very Long Name',
      quantity: 40,
    }),
    open: openCart,
    ...onPhone,
  },
  {
    name: 'the cart without today’s prices',
    address: addresses.shop,
    prepare: async (page) => {
      await page.route(`**${cataloguePath}*`, (route) => route.abort());
      await cartOf(2)(page);
    },
    open: async (visit) => {
      const cart = await openCart(visit);
      await expect(cart.getByText(visit.words.cart.pricesOfThatDay)).toBeVisible();
      return cart;
    },
    consoleErrors: [/ERR_FAILED/],
    ...onPhone,
  },
  {
    name: 'the cart that offers Undo',
    without: { low: 'a notice lies over the foot until it goes' },
    address: addresses.shop,
    prepare: cartOf(2, { quantity: 40 }),
    open: async (visit) => {
      const cart = await openCart(visit);
      await keepNotices(visit.page);
      await cart
        .getByRole('button', { name: /^(Remove|Ondoa) / })
        .first()
        .click();
      await expect(cart.getByRole('button', { name: visit.words.cart.undo })).toBeVisible();
      return cart;
    },
  },
  {
    name: 'the cart that cannot be stored',
    address: addresses.shop,
    prepare: blockStorage,
    open: async (visit) => {
      const { page, words } = visit;
      const box = await openProduct(visit, shoe);
      await chooseSize(box, size);
      await box.getByRole('button', { name: words.product.add }).click();
      await expect(box.getByText(words.product.addedUnsaved)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      const cart = await openCart(visit);
      await expect(cart.getByText(words.cart.notStored, { exact: true })).toBeVisible();
      return cart;
    },
    ...onPhone,
  },
  {
    name: 'the cart during a payment',
    ...onPhone,
    address: addresses.shop,
    prepare: cartOf(2),
    open: async (visit) => {
      const { words } = visit;
      const cart = await openCart(visit);
      await choosePay(cart, words.cart.payWays.card);
      await cart.getByRole('button', { name: 'PayPal' }).click();
      return cart;
    },
  },
  {
    name: 'the page after a payment',
    without: { low: 'a notice lies over the foot until it goes' },
    address: addresses.shop,
    prepare: cartOf(2),
    open: async (visit) => {
      const { page, words } = visit;
      const cart = await openCart(visit);
      await choosePay(cart, words.cart.payWays.card);
      await cart.getByRole('button', { name: 'PayPal' }).click();
      await keepNotices(page);
      await approve(page);
      await expect(page.getByText(messages.paid)).toBeVisible();
      return undefined;
    },
    ...onPhone,
  },

  {
    name: 'the cart that shows its link',
    address: addresses.shop,
    prepare: async (page) => {
      await page.addInitScript(() => {
        for (const name of ['share', 'clipboard'])
          Object.defineProperty(navigator, name, { value: undefined });
        document.execCommand = () => false;
      });
      await cartOf(3)(page);
    },
    open: async (visit) => {
      const cart = await openCart(visit);
      await cart.getByRole('button', { name: visit.words.cart.send }).click();
      await expect(cart.getByRole('textbox', { name: visit.words.cart.link })).toBeVisible();
      return cart;
    },
    ...onPhone,
  },
  {
    name: 'the cart whose list is longer than a message',
    address: addresses.shop,
    prepare: cartOf(60),
    open: openCart,
    ...onPhone,
  },

  /* Before an order is sent, and after. */
  {
    name: 'what an order leaves open',
    ...inBoth,
    address: addresses.shop,
    prepare: cartOf(2),
    open: async (visit) => {
      const { page, words } = visit;
      const cart = await openCart(visit);
      await cart.getByRole('link', { name: words.cart.chat, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.sent.before })).toBeVisible();
      return dialog(page);
    },
  },
  {
    name: 'the question whether an order was sent',
    ...inBoth,
    address: addresses.shop,
    prepare: async (page) => {
      await keepChatsShut(page);
      await cartOf(2)(page);
    },
    open: sendAsItIs,
  },
  {
    name: 'the thanks for a sent order',
    address: addresses.shop,
    prepare: async (page) => {
      await keepChatsShut(page);
      await cartOf(2)(page);
    },
    open: async (visit) => {
      const cart = await sendAsItIs(visit);
      await cart.getByRole('button', { name: visit.words.sent.yes }).click();
      await expect(cart.getByRole('button', { name: visit.words.sent.undo })).toBeVisible();
      return cart;
    },
    ...onPhone,
  },

  {
    name: 'the question whether an order was made by phone',
    address: addresses.shop,
    prepare: async (page) => {
      await page.route('tel:**', (route) => route.fulfill({ status: 204 }));
      await cartOf(1)(page);
    },
    open: async (visit) => {
      const { words } = visit;
      const cart = await openCart(visit);
      const call = cart.getByRole('link', { name: words.cart.call });
      // No phone program answers: the page stays.
      await call.evaluate((link) =>
        link.addEventListener('click', (event) => event.preventDefault(), { once: true }),
      );
      await call.click();
      await expect(cart.getByRole('button', { name: words.sent.yesCalled })).toBeVisible();
      return cart;
    },
    ...onPhone,
  },

  /* The page of an order. */
  {
    name: 'an order to a paybill, with a size that is sold out',
    isPage: true,
    ...inBoth,
    address: orderAddress(order),
    open: itemsAreThere,
  },
  {
    name: 'an order without an area or a way to pay',
    ...onPhone,
    address: orderAddress({
      lines: order.lines,
      order: { reference: facts.reference, day: 326, area: '', place: '', payBy: 'undecided' },
    }),
    open: itemsAreThere,
  },
  {
    name: 'an order that asks for the wholesale price',
    address: orderAddress({ ...order, lines: [line({ quantity: shop.wholesaleAbove + 1 })] }),
    open: itemsAreThere,
    ...onPhone,
  },
  {
    name: 'a cart that somebody sent',
    without: { shifts: 'today’s prices arrive' },
    address: orderAddress({ lines: order.lines }),
    open: itemsAreThere,
    ...onPhone,
  },
  {
    name: 'an order with a pasted payment',
    ...onPhone,
    ...inBoth,
    address: orderAddress(after(['confirmed'])),
    prepare: sentOrders(toTill),
    open: async ({ page, words }) => {
      const field = page.getByRole('textbox', { name: words.pastePayment.label });
      await field.fill('SJK4H7L2PQ Confirmed. Ksh10.00 paid to SAMPLE. on 25/11/26 at 2:30 PM.');
      await expect(page.getByRole('link', { name: words.pastePayment.send })).toBeVisible();
      return undefined;
    },
  },
  {
    name: 'a link that is not whole',
    ...onPhone,
    address: `${orderAddress(order)}x`,
    open: orderIsThere(({ page, words }) => page.getByText(words.order.damaged.title)),
  },
  {
    name: 'a link of a later release',
    address: `${pagePaths.order}#9o_7K2Q1`,
    open: orderIsThere(({ page, words }) => page.getByText(words.order.newer.title)),
    ...onPhone,
  },
  ...(
    [
      [['confirmed', 'paid', 'packed', 'ready'], 'ready to collect'],
      [['confirmed', 'paid', 'packed', 'sent'], 'sent'],
      [['confirmed', 'cancelled'], 'cancelled'],
    ] as const
  ).map(
    ([steps, what]): PageState => ({
      name: `an order that is ${what}`,
      ...(what === 'sent' && inBoth),
      address: orderAddress(after(steps)),
      prepare: sentOrders(toTill),
      open: itemsAreThere,
      ...(what !== 'sent' && onPhone),
    }),
  ),
  {
    name: 'an order that another one was sent in place of',
    address: orderAddress(toTill),
    prepare: (page) =>
      seed(page, {
        [ordersKey]: ordersText([
          {
            code: encodeLink(toTill) ?? '',
            lineIds: [],
            day: facts.day,
            replacedBy: referenceOfText('a later order'),
          },
        ]),
      }),
    open: itemsAreThere,
    ...onPhone,
  },
  {
    name: 'a link with other goods than this phone’s order',
    address: orderAddress({ ...order, order: toTill.order }),
    prepare: sentOrders(toTill),
    open: itemsAreThere,
    ...onPhone,
  },
  {
    name: 'an order with a question about a size',
    ...onPhone,
    ...inBoth,
    address: orderAddress(after(['confirmed'], order, [2])),
    prepare: sentOrders(order),
    open: itemsAreThere,
  },
  {
    name: 'the question before an order replaces the cart',
    ...onPhone,
    address: orderAddress(order),
    prepare: cartOf(2),
    open: async ({ page, words }) => {
      await page.getByRole('button', { name: words.order.again.order }).click();
      await expect(page.getByRole('button', { name: words.order.again.keep })).toBeVisible();
      return undefined;
    },
  },
  {
    name: 'the list of orders',
    isPage: true,
    ...inBoth,
    address: pagePaths.order,
    prepare: sentOrders(...manyOrders),
    open: orderIsThere(({ page, words }) =>
      page.getByRole('heading', { name: words.history.title }),
    ),
  },
  {
    name: 'the question before an order is removed',
    address: pagePaths.order,
    prepare: sentOrders(...manyOrders),
    open: async ({ page, words }) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${words.history.remove}`) })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
      return dialog(page);
    },
    ...onPhone,
  },

  /* The shop's own phone. */
  {
    name: 'the page that marks the shop’s own phone',
    address: `${pagePaths.order}#shop-phone`,
    prepare: markPhone,
    open: orderIsThere(({ page }) => page.getByRole('main').getByRole('textbox')),
    ...onPhone,
  },
  {
    name: 'an order on the shop’s own phone',
    isPage: true,
    without: { sums: 'a reply is shown as it is sent, with plain spaces' },
    ...inBoth,
    address: orderAddress(order),
    prepare: markPhone,
    open: orderIsThere(({ page, words }) => page.getByRole('list', { name: words.seller.packing })),
  },
  {
    name: 'a step with its reply on the shop’s own phone',
    without: { sums: 'a reply is shown as it is sent, with plain spaces' },
    ...inBoth,
    address: orderAddress(after(['confirmed'])),
    prepare: markPhone,
    open: async ({ page, words }) => {
      await page.getByText(words.seller.steps.paid, { exact: true }).last().click();
      await expect(page.getByRole('textbox', { name: words.seller.code })).toBeVisible();
      return undefined;
    },
    ...onPhone,
  },
  {
    name: 'the order book',
    isPage: true,
    ...inBoth,
    address: `${pagePaths.order}#book`,
    prepare: (page) => seed(page, { ...shopPhone, [bookKey]: book }),
    open: orderIsThere(({ page }) => page.getByRole('main').getByRole('listitem')),
  },
  {
    name: 'an empty order book',
    address: `${pagePaths.order}#book`,
    prepare: markPhone,
    open: orderIsThere(({ page }) => page.getByRole('main').getByRole('heading', { level: 1 })),
    ...onPhone,
  },

  /* Menu, search and filters. */
  {
    name: 'the menu',
    ...inBoth,
    address: addresses.shop,
    open: async ({ page, words }) => {
      await page.getByRole('button', { name: words.shell.nav.menu }).click();
      const menu = page.getByRole('navigation', { name: words.shell.nav.name });
      const ways = page.locator('#menu p').last().locator('button, a');
      await expect(ways).toHaveCount(2);
      await expect(ways.last()).toBeInViewport({ ratio: 1 });
      return menu;
    },
    ...onPhone,
  },
  {
    name: 'an empty search',
    ...onPhone,
    address: addresses.shop,
    open: async (visit) => {
      const results = await search(visit, '');
      await expect(results.getByRole('link').first()).toBeVisible();
      return results;
    },
  },
  {
    name: 'a search that finds a product',
    ...onPhone,
    ...inBoth,
    address: addresses.shop,
    open: async (visit) => {
      const results = await search(visit, shoe.name);
      await expect(results.locator(`a[href*="${shoe.path}"]`).first()).toBeVisible();
      return results;
    },
  },
  {
    name: 'a search that finds nothing',
    ...onPhone,
    ...inBoth,
    address: addresses.shop,
    open: async (visit) => {
      const results = await search(visit, 'zqxjk');
      await expect(results.getByRole('heading', { name: 'zqxjk' })).toBeVisible();
      return results;
    },
  },
  ...(['size', 'price', 'sort'] as const).map((filter) => ({
    name: `the panel “${filter}”`,
    ...(filter === 'size' && inBoth),
    address: addresses.shop,
    open: async ({ page, words }: Visit) => {
      const name = words.shelf[filter];
      await page.getByRole('button', { name, exact: true }).click();
      const panel = page.getByRole('dialog', { name });
      await expect(panel.locator('input').first()).toBeVisible();
      return panel;
    },
    ...onPhone,
  })),

  {
    name: 'a shelf with the size that a phone remembers',
    without: { shifts: 'the size is known once the script has read it' },
    address: addresses.shop,
    prepare: (page) =>
      seed(page, {
        [mySizesKey]: JSON.stringify({ state: { sizes: { [shoe.sizeGroup]: size } }, version: 0 }),
      }),
    open: async ({ page, words }) => {
      await page.getByRole('button', { name: words.shelf.size, exact: true }).click();
      return page.getByRole('dialog', { name: words.shelf.size });
    },
    ...onPhone,
  },
  {
    name: 'an offer after the first',
    address: addresses.home,
    open: async ({ page }) => {
      const next = page.getByRole('button', { name: 'Next offer' });
      await goNear(next);
      await next.click();
      return undefined;
    },
    ...onPhone,
  },

  /* Contact. */
  {
    name: 'Contact with open answers and missing fields',
    ...inBoth,
    address: addresses.contact,
    open: async ({ page, words }) => {
      const folds = page.locator('main summary');
      for (const fold of await allFound(folds)) await fold.click();
      await page.getByRole('button', { name: words.contactForm.send }).click();
      await expect(page.getByText(words.contactForm.noName)).toBeVisible();
      return undefined;
    },
  },
  {
    name: 'Contact after a message could not be sent',
    address: addresses.contact,
    open: async ({ page, words }) => {
      await serveContact(page, 500);
      const { name, email, message, send, notSent } = words.contactForm;
      await page.getByRole('textbox', { name }).fill('Wanjiru');
      await page.getByRole('textbox', { name: email }).fill('wanjiru@example.com');
      await page.getByRole('textbox', { name: message }).fill('42?');
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('alert').getByText(notSent)).toBeVisible();
      return undefined;
    },
    consoleErrors: [/The message was not sent/, /Failed to load resource.*forms\.example/],
    ...onPhone,
  },
  {
    name: 'Contact with its map',
    address: addresses.contact,
    open: async ({ page }) => {
      const map = page.getByText(MAP_TEXT);
      await goNear(page.locator('main section').last());
      await page.locator('main section').last().scrollIntoViewIfNeeded();
      await expect(map).toBeVisible();
      return undefined;
    },
    ...onPhone,
  },
];

/** Opens a state in a language. Gives the box that is over the page, if any. */
export async function openState(state: PageState, visit: Visit): Promise<Locator | undefined> {
  const { page, start } = visit;
  await page.goto(`${start}${state.address}`, { waitUntil: state.isWaiting ? 'commit' : 'load' });
  if (!state.isWaiting) await hydrateWhole(page);
  const box = await state.open?.(visit);
  await box?.waitFor();
  return box;
}

/** Waits until the page is hydrated and all of it is laid out. What a visitor does then may move it. */
async function hydrateWhole(page: Page) {
  await hydrate(page);
  await page.waitForFunction(() => !('firstPaint' in document.documentElement.dataset));
  await page.evaluate(stopRecordingShifts);
}
