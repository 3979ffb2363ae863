import type { Locator } from '@playwright/test';
import { allFound } from '@/e2e/all-found';
import { addresses } from '@/e2e/examples';
import { expect } from '@/e2e/fixtures';
import { messages } from '@/e2e/messages';
import { payments } from '@/e2e/shop/whole-shop';
import { categories, phone, products } from '@/e2e/shop-under-test';
import { chatMessage, choosePay } from '@/e2e/shopper-steps';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath, filteredShopPath } from '@/lib/catalogue/shop-paths';
import { isSoldOut } from '@/lib/catalogue/stock';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import type { Walker } from './walker';

/** A choice among what is there: its place, from 0 to 999, chooses one of any number. */
type Choice = number;

const chosen = <Item>(items: readonly Item[], choice: Choice): Item | undefined =>
  items[choice % items.length];

const orderable = products.filter((one) => !isSoldOut(one));
const sizesInStock = ({ sizes, soldOutSizes = [] }: Product) =>
  sizes.filter((size) => !soldOutSizes.includes(size));

/** The addresses that a person may type, follow or have been sent. */
const places = [
  ...Object.values(addresses),
  ...categories.map(({ id }) => categoryPath(id)),
  ...categories.map(({ id }) => filteredShopPath(id)),
  ...products.map(({ path }) => path),
  ...orderable.map((one) => `${one.path}?size=${one.sizes.at(-1)}`),
  '/shop/?q=boots',
  '/shop/?size=nothing',
  '/no-such-page/',
];

/** Closes whatever lies over the page. */
async function closeAll(walker: Walker) {
  for (let open = 0; open < 3; open += 1) {
    if ((await walker.look()).dialogs.length === 0) return;
    await walker.page.keyboard.press('Escape');
    // An entry of the history that is being taken out stops whatever page is asked for meanwhile.
    const isOut = () =>
      walker.page.waitForFunction(() => !history.state?.open, undefined, { timeout: 1000 });
    await isOut().catch(() => {});
  }
}

const cartDialog = ({ page }: Walker) => page.getByRole('dialog', { name: 'Your cart' });

/** The cart, which is opened if it is not open. Where its script cannot be loaded, the connection is switched on. */
async function shownCart(walker: Walker): Promise<Locator> {
  const cart = cartDialog(walker);
  if (await cart.isVisible()) return cart;
  await closeAll(walker);
  // Without a network the page may not have its script.
  if (walker.offline) await walker.ready();
  const button = walker.page.getByRole('button', { name: /^Cart/ });
  await walker.tap(button);
  const refused = walker.page.getByText(messages.cartNotLoaded);
  await expect(walker.offline ? cart.or(refused).first() : cart).toBeVisible({ timeout: 10_000 });
  if (!(await cart.isVisible())) {
    await walker.setOffline(false);
    await walker.tap(button);
    await expect(cart).toBeVisible({ timeout: 10_000 });
  }
  return cart;
}

/** The line at a place of the cart, which is opened; undefined where the cart is empty. */
async function lineOf(walker: Walker, choice: Choice) {
  if (walker.cart.lines.length === 0) return undefined;
  const cart = await shownCart(walker);
  const at = choice % walker.cart.lines.length;
  return { at, line: cart.locator('[data-line]').nth(at) };
}

/** The product whose sizes are in front, and where they are: its dialog, else its page. */
async function productInFront({ page }: Walker) {
  const dialogs = page.locator('dialog[open]');
  const name =
    (await dialogs.count()) > 0
      ? await dialogs.last().getByRole('heading').first().textContent()
      : null;
  const { pathname } = new URL(page.url());
  const product = orderable.find((one) => (name ? one.name === name : one.path === pathname));
  if (!product) return undefined;
  const scope = name ? dialogs.last() : page.getByRole('main');
  const form = scope
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Add to Cart' }) })
    .first();
  // Without a network the offline page may be at this address.
  return (await form.count()) > 0 ? { product, form } : undefined;
}

/** The same on the page of a product, if the walker is on no product. */
async function anyProduct(walker: Walker, choice: Choice) {
  const there = await productInFront(walker);
  if (there) return there;
  await closeAll(walker);
  const product = chosen(orderable, choice);
  const wasOffline = walker.offline;
  await walker.load(() => walker.page.goto(product?.path ?? '/'));
  const here = await productInFront(walker);
  if (here) return here;
  if (!wasOffline) throw new Error(`${walker.page.url()} has no product.`);
  await walker.setOffline(false);
  return anyProduct(walker, choice);
}

/** The radio itself is invisible: its label is what is tapped. */
async function tapSize({ product, form }: { product: Product; form: Locator }, size: string) {
  const radio = form.getByRole('radio').nth(product.sizes.indexOf(size));
  await radio.locator('..').click({ timeout: 5000 });
  await expect(radio).toBeChecked();
}

/** A whole order before the script is there: the taps are carried out once it is. */
async function addEarly(walker: Walker, choice: Choice) {
  await closeAll(walker);
  const product = chosen(orderable, choice);
  if (!product) return;
  await walker.load(() => walker.page.goto(product.path, { waitUntil: 'domcontentloaded' }));
  const found = await productInFront(walker);
  const size = chosen(sizesInStock(product), choice);
  if (!found || !size) return;
  await tapSize(found, size);
  await walker.tap(found.form.getByRole('button', { name: 'Add to Cart' }));
  walker.cart.add(product.id, size, 1);
}

/**
 * Goes to the phone's second tab; opens a second tab first if the phone has only one. False if
 * the second tab would have another cart.
 */
async function switchTab(walker: Walker, choice: Choice): Promise<boolean> {
  const { tab, other } = walker;
  if (!(await walker.isSaved())) return false;
  walker.other = tab;
  walker.tab = other ?? (await walker.newTab());
  await walker.page.bringToFront();
  if (!other) await walker.load(() => walker.page.goto(chosen(places, choice) ?? '/'));
  return true;
}

async function closeOtherTab(walker: Walker) {
  await walker.other?.page.close();
  walker.other = undefined;
}

async function changeQuantity(walker: Walker, choice: Choice, by: number, byKey: boolean) {
  const found = await lineOf(walker, choice);
  if (!found) return;
  const name = by > 0 ? /^Increase/ : /^Decrease/;
  await walker.tap(found.line.getByRole('button', { name }), byKey);
  const { quantity } = walker.cart.lines[found.at] ?? { quantity: 0 };
  const gone = walker.cart.setQuantity(found.at, quantity + by);
  if (gone.length > 0) walker.tab.removed = gone;
}

/** A person's actions, by their names. Each leaves the walker with the expected cart. */
export const steps = {
  async openCard(walker, choice, byKey) {
    await closeAll(walker);
    const cards = walker.page.locator('main [data-product]').filter({ visible: true });
    const count = await cards.count();
    if (count === 0) return;
    await walker.ready();
    const card = cards.nth(choice % count);
    const id = await card.getAttribute('data-product');
    const product = products.find((one) => one.id === id);
    await walker.tap(card, byKey);
    const dialog = walker.page.getByRole('dialog', { name: product?.name ?? '', exact: true });
    await expect(async () => {
      const isThere = await dialog.isVisible();
      expect(isThere || new URL(walker.page.url()).pathname === product?.path).toBe(true);
    }).toPass({ timeout: 10_000, intervals: [50] });
  },

  async chooseSize(walker, choice) {
    const found = await anyProduct(walker, choice);
    await tapSize(found, chosen(sizesInStock(found.product), choice) ?? '');
  },

  async raiseQuantity(walker, choice, byKey) {
    const { form } = await anyProduct(walker, choice);
    await walker.ready();
    await walker.tap(form.getByRole('button', { name: 'Increase quantity' }), byKey);
  },

  async typeProductQuantity(walker, choice) {
    const { form } = await anyProduct(walker, choice);
    await walker.ready();
    await form.getByRole('textbox', { name: 'Quantity' }).fill(String(choice % 30));
  },

  async addToCart(walker, choice, byKey) {
    const { product, form } = await anyProduct(walker, choice);
    await walker.ready();
    const radios = await form
      .getByRole('radio')
      .evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
    const size = product.sizes[radios];
    // The value that the field shows after it loses the focus is added.
    const add = form.getByRole('button', { name: 'Add to Cart' });
    await add.focus();
    const quantity = await form.getByRole('textbox', { name: 'Quantity' }).inputValue();
    const added = walker.tap(add, byKey);
    if (size) {
      await added;
      walker.cart.add(product.id, size, Number(quantity));
      return;
    }
    // The message goes after some seconds, and a tap ends late on a busy machine.
    const message = walker.page.getByText(messages.chooseSize).first();
    await Promise.all([added, expect(message).toBeVisible()]);
  },

  addEarly,

  /** Another tab adds to the cart, which this one must then show. */
  async addInOtherTab(walker, choice) {
    const shown = walker.tab;
    if (!(await switchTab(walker, choice))) return;
    await addEarly(walker, choice);
    await walker.check();
    walker.other = walker.tab;
    walker.tab = shown;
    await walker.page.bringToFront();
  },

  async openCart(walker) {
    await shownCart(walker);
  },

  async viewCart(walker, _choice, byKey) {
    // Elements under an open dialog cannot be reached.
    const dialog = walker.page.locator('dialog:modal').last();
    const within = (await dialog.count()) > 0 ? dialog : walker.page;
    const link = within.getByRole('button', { name: /^View (your )?cart$/i }).last();
    if (!(await link.isVisible()) || (await cartDialog(walker).isVisible())) return;
    await walker.tap(link, byKey);
    await expect(cartDialog(walker)).toBeVisible();
  },

  raiseLine: (walker, choice, byKey) => changeQuantity(walker, choice, 1, byKey),
  lowerLine: (walker, choice, byKey) => changeQuantity(walker, choice, -1, byKey),

  async typeLineQuantity(walker, choice) {
    const found = await lineOf(walker, choice);
    if (!found) return;
    const quantity = choice % 7;
    const field = found.line.getByRole('textbox');
    await field.fill(String(quantity));
    await field.press('Enter');
    const gone = walker.cart.setQuantity(found.at, quantity);
    if (gone.length > 0) walker.tab.removed = gone;
  },

  async typeNonsense(walker, choice) {
    const found = await lineOf(walker, choice);
    const field = found?.line.getByRole('textbox');
    await field?.fill(
      chosen(['', '-1', '1.5', '1e3', 'Infinity', 'NaN', '9'.repeat(40)], choice) ?? '',
    );
    await field?.press('Enter');
  },

  async changeLineSize(walker, choice) {
    const found = await lineOf(walker, choice);
    const select = found?.line.getByRole('combobox');
    if (!found || !select || !(await select.isVisible())) return;
    const sizes = await select
      .locator('option:enabled')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const size = chosen(sizes, choice) ?? '';
    await select.selectOption(size);
    walker.cart.setSize(found.at, size);
  },

  async removeLine(walker, choice, byKey) {
    const found = await lineOf(walker, choice);
    if (!found) return;
    await walker.tap(found.line.locator('[data-remove]'), byKey);
    walker.tab.removed = walker.cart.keep((_, at) => at !== found.at);
  },

  async clearCart(walker, _choice, byKey) {
    if (walker.cart.lines.length === 0) return;
    const cart = await shownCart(walker);
    const clear = cart.getByRole('button', { name: 'Clear Cart' });
    // An order that is asked about has none.
    if (!(await clear.isVisible())) return;
    await walker.tap(clear, byKey);
    walker.tab.removed = walker.cart.keep(() => false);
  },

  async undo(walker, _choice, byKey) {
    const row = cartDialog(walker).locator('[data-undo]');
    if (!(await row.isVisible())) return;
    const undone = await walker.tap(row.getByRole('button'), byKey).then(
      () => true,
      async (error) => {
        // Its time may have ended at this moment.
        if (await row.isVisible()) throw error;
        return false;
      },
    );
    if (undone) walker.cart.restore(walker.tab.removed);
  },

  /** Opens the chat, from which Back leads to the shop, and says whether the order was sent, or does not. */
  async orderInChat(walker, choice, byKey) {
    if (walker.cart.lines.length === 0) return;
    const cart = await shownCart(walker);
    const link = cart.getByRole('link', { name: 'Order via WhatsApp' });
    expect(await chatMessage(link)).toContain(`Total: ${walker.cart.total}`);
    await walker.tap(link, byKey);
    const skip = walker.page.getByRole('link', { name: 'Skip, send it as it is' });
    if (await skip.isVisible()) await walker.tap(skip, byKey);
    await walker.page.waitForURL(`${phone.chat}**`);
    await walker.load(() => walker.page.goBack());
    const question = (await shownCart(walker)).getByRole('group', { name: /^Did you send/ });
    const answer = chosen(['Yes, sent', 'Edit and send again', undefined], choice);
    // Where storage is full the question was that page's alone.
    if (!answer || !(await question.isVisible())) return;
    await walker.tap(question.getByRole('button', { name: answer }), byKey);
    if (answer === 'Yes, sent') walker.tab.removed = walker.cart.keep(() => false);
  },

  /** Chooses the till, and reads what it must be paid. */
  async payByTill(walker) {
    if (walker.cart.lines.length === 0) return;
    const cart = await shownCart(walker);
    await choosePay(cart, 'M-Pesa till (Buy Goods)');
    const rows = cart.locator('dl').filter({ hasText: 'Till number' });
    await expect(rows).toContainText(payments.till?.number ?? '');
    const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
    if (walker.cart.asksWholesale) {
      await expect(rows).not.toContainText('KSh');
      expect(message).toContain('once you send me the total.');
    } else {
      await expect(rows).toContainText(walker.cart.total);
      // Without an area delivery comes to it.
      expect(message.replace(' plus the delivery fee by', ' by')).toContain(
        `I will pay ${walker.cart.total} by M-Pesa till`,
      );
    }
  },

  /** Opens the link of an order, and puts it into the cart. */
  async orderAgain(walker, choice, byKey) {
    await walker.setOffline(false);
    await closeAll(walker);
    const ordered = [chosen(orderable, choice), chosen(orderable, choice * 7)].flatMap((one) => {
      const size = one && chosen(sizesInStock(one), choice);
      return one && size
        ? [{ id: one.id, size, priceKes: one.priceKes, quantity: 1 + (choice % 3) }]
        : [];
    });
    const order = {
      reference: referenceOfText(`order ${choice}`),
      day: 326,
      area: '',
      place: '',
      payBy: 'undecided',
    } as const;
    // The page of orders itself would only change its fragment.
    await walker.load(() => walker.page.goto('/about/'));
    await walker.load(() =>
      walker.page.goto(`${pagePaths.order}#${encodeLink({ lines: ordered, order })}`),
    );
    const main = walker.page.getByRole('main');
    await walker.tap(main.getByRole('button', { name: 'Order again' }), byKey);
    const filled = walker.cart.lines.length > 0;
    const answer = filled
      ? chosen(['Replace my cart', 'Add to my cart', 'Keep my cart'], choice)
      : '';
    if (answer) await walker.tap(main.getByRole('button', { name: answer }), byKey);
    if (answer === 'Keep my cart') return;
    const replaced = answer === 'Add to my cart' ? [] : walker.cart.keep(() => false);
    const added = ordered.map(({ id, size, quantity }) => walker.cart.add(id, size, quantity));
    await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
    walker.tab.put = { added, replaced };
  },

  async undoOrderAgain(walker, _choice, byKey) {
    const { put } = walker.tab;
    if (!put) return;
    await closeAll(walker);
    await walker.tap(walker.page.getByRole('main').getByRole('button', { name: 'Undo' }), byKey);
    walker.tab.put = undefined;
    walker.cart.keep(({ order }) => !put.added.some((line) => line.order === order));
    walker.cart.restore(put.replaced);
  },

  async choosePill(walker, choice, byKey) {
    await closeAll(walker);
    if (new URL(walker.page.url()).pathname !== addresses.shop)
      await walker.load(() => walker.page.goto(addresses.shop));
    await walker.ready();
    const pills = walker.page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    const pill = pills.nth(choice % (await pills.count()));
    // The row stays at a pill that has the focus by a key (components/ui/pills.module.css), as one that was
    // tapped has after the key above. On a phone no key was pressed.
    if (!byKey)
      await walker.page
        .locator(':focus')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).blur()));
    await walker.tap(pill, byKey);
    await expect(pill).toHaveAttribute('aria-current', 'true');
  },

  async filter(walker, choice, byKey) {
    await closeAll(walker);
    if (walker.offline || new URL(walker.page.url()).pathname !== addresses.shop) return;
    await walker.ready();
    const row = walker.page.getByRole('group', { name: 'Filter and sort' }).getByRole('button');
    if ((await row.count()) === 0) return;
    await walker.tap(row.nth(choice % (await row.count())), byKey);
    const values = walker.page.getByRole('dialog').locator('input:enabled');
    await walker.tap(chosen(await allFound(values), choice) ?? values.first());
    // The panel is over what later steps tap.
    await walker.page.keyboard.press('Escape');
  },

  async search(walker, choice) {
    await closeAll(walker);
    if (walker.offline) return;
    await walker.ready();
    const name = 'Search the shop';
    const field = walker.page.getByRole('searchbox', { name }).first();
    const button = walker.page.getByRole('banner').getByRole('button', { name });
    if (await field.isVisible()) await walker.tap(field);
    else await walker.tap(button);
    const text =
      chosen(['boots', 'rde shoes', 'zzz', '<b>', products[0]?.name ?? ''], choice) ?? '';
    await field.fill(text);
    if (choice % 2) {
      // The first empties the field; the panel would be over what later steps tap.
      await walker.page.keyboard.press('Escape');
      return walker.page.keyboard.press('Escape');
    }
    await walker.page.keyboard.press('Enter');
    await expect(walker.page).toHaveURL(`/shop/?${new URLSearchParams({ q: text })}`);
    await walker.load(async () => {});
  },

  async visit(walker, choice) {
    const place = chosen(places, choice) ?? '/';
    await walker.load(() => walker.page.goto(place));
  },

  async followLink(walker, choice, byKey) {
    await closeAll(walker);
    const links = walker.page.locator('footer a[href^="/"]').filter({ visible: true });
    const count = await links.count();
    if (count === 0) return;
    const link = links.nth(choice % count);
    const target = new URL((await link.getAttribute('href')) ?? '', walker.page.url());
    const { pathname } = new URL(walker.page.url());
    if (target.pathname === pathname) return walker.tap(link, byKey);
    await walker.load(async () => {
      const loaded = walker.page.waitForEvent('domcontentloaded');
      await walker.tap(link, byKey);
      await loaded;
    });
  },

  async back(walker) {
    await walker.load(() => walker.page.goBack());
    if (walker.page.url() === 'about:blank') await walker.load(() => walker.page.goto('/'));
  },

  async forward(walker) {
    await walker.load(() => walker.page.goForward());
  },

  async reload(walker) {
    await walker.load(() => walker.page.reload());
  },

  /** Chromium, which has no phone, gives later pages no tap once it has been asked for a call. */
  async call(walker) {
    const link = walker.page.locator(`a[href="${phone.call}"]`).filter({ visible: true }).last();
    if (!(await link.isVisible())) return;
    await link.evaluate((control: HTMLElement) => {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      control.click();
    });
  },

  async pressKey(walker, choice) {
    const keys = [
      'Escape',
      'Tab',
      'Shift+Tab',
      'PageDown',
      'PageUp',
      'Control+End',
      'Control+Home',
    ];
    await walker.page.keyboard.press(chosen(keys, choice) ?? 'Escape');
  },

  async connection(walker) {
    await walker.setOffline(!walker.offline);
  },

  /** As a phone does when a person clears the data of a site. */
  async clearStorage(walker) {
    for (const tab of [walker.tab, walker.other]) {
      await tab?.page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        const workers = await navigator.serviceWorker.getRegistrations();
        await Promise.all(workers.map((worker) => worker.unregister()));
        await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      });
    }
    walker.full = false;
    walker.cart.keep(() => false);
    await walker.load(() => walker.page.reload());
    if (walker.other) walker.other.removed = [];
  },

  /** As some browsers of apps do between two pages. */
  async dropLocalStorage(walker) {
    if (walker.full) return;
    await closeOtherTab(walker);
    // A page has what another tab stored once its script has read it.
    await walker.ready();
    await walker.page.evaluate(() => localStorage.clear());
    await walker.load(() => walker.page.reload());
  },

  /** Local storage refuses whatever makes it larger, until the step is done again. */
  async fillStorage(walker) {
    // Another tab would have another cart.
    await closeOtherTab(walker);
    if (walker.full) return walker.freeStorage();
    await walker.fillStorage();
  },

  switchTab,

  async locale(walker, choice) {
    const locale = chosen(['sw-KE', 'ar-EG', 'de-DE', 'en-KE', ''], choice);
    await walker.tab.devTools.send('Emulation.setLocaleOverride', locale ? { locale } : {});
  },

  /** Time passes: timers end. */
  async wait(walker, choice) {
    await walker.context.clock.fastForward(chosen([5000, 60_000, 600_000], choice) ?? 0);
  },

  /** The phone is used on another day, or has a wrong clock. */
  async setClock(walker, choice) {
    const days = ['2026-11-23', '2026-11-24', '2027-01-05', '1970-01-01', '2040-02-29'];
    await walker.context.clock.setSystemTime(chosen(days, choice) ?? '');
  },
} satisfies Record<string, (walker: Walker, choice: Choice, byKey: boolean) => Promise<unknown>>;
