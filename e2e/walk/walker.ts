import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { serveContact } from '@/e2e/fake-contact';
import { serveMaps } from '@/e2e/fake-maps';
import { servePayPal } from '@/e2e/fake-paypal';
import { expect } from '@/e2e/fixtures';
import { fixture } from '@/e2e/servers';
import { cartLabel } from '@/lib/cart/cart-label';
import { badgeText } from '@/lib/cart/cart-lines';
import { cartKey } from '@/lib/remembered/storage-keys';
import { cartWords } from '@/words/cart';
import { crashPageWords } from '@/words/crash-page';
import { CartModel } from './cart-model';

/** Errors that a lost connection writes to the console. */
const OFFLINE_ERRORS =
  /Failed to load resource|net::ERR_|did not load|has not answered|error occurred when fetching the script/;

/** A tab of the phone, and what can be put back in it. */
export interface Tab {
  page: Page;
  /** The lines that the cart's Undo puts back. */
  removed: CartModel['lines'];
  /** The order that was put into the cart on this page, and what it replaced. */
  put?: { added: CartModel['lines']; replaced: CartModel['lines'] } | undefined;
  devTools: CDPSession;
}

/** The visible state of a page at one moment. */
interface Sight {
  /** Whether it is a page of the shop, and not the browser's own for a lost connection. */
  ofShop: boolean;
  crashed: boolean;
  items: string[];
  cartName: string;
  badge: string;
  /** The names of the open dialogs. */
  dialogs: string[];
  linesInCart: number;
  total: string;
}

/** A phone with the shop in one tab or two, and what its cart must have. */
export class Walker {
  readonly cart = new CartModel();
  /** The errors of all its pages. */
  readonly errors: string[] = [];
  offline = false;
  /** Whether local storage refuses a longer text. */
  full = false;
  /** The tab that is used. */
  tab!: Tab;
  other: Tab | undefined;

  private constructor(readonly context: BrowserContext) {}

  /** Opens the shop on a new phone. */
  static async open(browser: Browser): Promise<Walker> {
    // Without a locale, so that a step can set one.
    const context = await browser.newContext({
      locale: undefined,
      serviceWorkers: 'allow',
    } as object);
    context.setDefaultTimeout(15_000);
    const walker = new Walker(context);
    await context.clock.install();
    await context.route(
      ({ origin }) => origin !== fixture.url,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    walker.tab = await walker.newTab();
    await walker.page.goto('/');
    return walker;
  }

  get page(): Page {
    return this.tab.page;
  }

  async newTab(): Promise<Tab> {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.errors.push(`${page.url()}: ${error.stack}`));
    page.on('crash', () => this.errors.push(`${page.url()}: the tab crashed`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || OFFLINE_ERRORS.test(message.text())) return;
      this.errors.push(`${page.url()}: ${message.text()}`);
    });
    await serveContact(page);
    await serveMaps(page);
    await servePayPal(page);
    const devTools = await this.context.newCDPSession(page);
    const tab: Tab = { page, removed: [], devTools };
    // Back from a dialog loads no page, and leaves what can be put back.
    page.on('domcontentloaded', () => {
      tab.removed = [];
      tab.put = undefined;
    });
    return tab;
  }

  /** Fills local storage, and by less and less to its last letter. */
  async fillStorage(): Promise<void> {
    this.full = true;
    await this.page.evaluate(() => {
      for (let size = 2 ** 22, key = 0; size >= 1; key += 1) {
        try {
          localStorage.setItem(`fill${key}`, 'x'.repeat(size));
        } catch {
          size /= 2;
        }
      }
    });
  }

  async freeStorage(): Promise<void> {
    await this.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('fill')) localStorage.removeItem(key);
      }
    });
    this.full = false;
  }

  /** Whether local storage has the cart, so that another tab has it too. */
  async isSaved(): Promise<boolean> {
    if (this.full) return false;
    const text = await this.page.evaluate((key) => localStorage.getItem(key), cartKey);
    return itemsOf(JSON.parse(text ?? 'null')).join() === this.cart.items.join();
  }

  async setOffline(offline: boolean): Promise<void> {
    this.offline = offline;
    await this.context.setOffline(offline);
  }

  /**
   * Does what loads a page, and waits for it. Where the connection is off and the browser shows its own
   * page, it is switched on and the page asked for again.
   */
  async load(act: () => Promise<unknown>): Promise<void> {
    await act().catch(async (error) => {
      if (!this.offline) throw error;
      // The page fails before the browser's error page appears; until then the earlier page shows.
      await this.page.waitForURL(/^chrome-error:/, { timeout: 3000 }).catch(() => {});
    });
    await this.page.waitForLoadState();
    if ((await this.look()).ofShop) return;
    await this.setOffline(false);
    await this.page.goto(this.page.url().startsWith(fixture.url) ? this.page.url() : '/');
  }

  /** Waits until the page is hydrated; a key press starts its script. */
  async ready(): Promise<void> {
    await this.page.keyboard.press('Shift');
    const hydrated = () =>
      this.page.waitForFunction(
        () => window.pendingClicks && !('hydrating' in document.documentElement.dataset),
        undefined,
        { timeout: this.offline ? 3000 : 15_000 },
      );
    await hydrated().catch(async (error) => {
      if (!this.offline) throw error;
      await this.setOffline(false);
      await this.load(() => this.page.reload());
      await this.page.keyboard.press('Shift');
      await hydrated();
    });
  }

  /** Taps a control that is there, or gives it a key press. It must be in reach within some seconds. */
  async tap(control: Locator, byKey = false): Promise<void> {
    if (!byKey) return control.click({ timeout: 5000 });
    await control.focus({ timeout: 5000 });
    await this.page.keyboard.press('Enter');
  }

  /** The visible state now; for a page that is being left, the state of the next page. */
  async look(): Promise<Sight> {
    const sight = this.page.evaluate(
      ([origin, key, crash, title]) => {
        const ofShop = location.origin === origin;
        const local = ofShop ? localStorage.getItem(key) : null;
        // The copy of the visit counts where local storage was dropped, or refused it.
        const copy = JSON.parse((ofShop && sessionStorage.getItem(key)) || 'null');
        const isKept = copy && (local === null || local === copy.over);
        const stored = isKept ? copy : JSON.parse(local ?? 'null');
        const button = document.querySelector('#search + [aria-label^=Cart]');
        const dialogs = [...document.querySelectorAll('dialog[open]')];
        const nameOf = (dialog: Element) => dialog.querySelector('h2')?.textContent ?? '';
        const cart = dialogs.find((dialog) => nameOf(dialog) === title);
        // The goods are the first row, whatever follows.
        const goods = cart?.querySelector('[role=status] dd');
        return {
          ofShop,
          crashed: document.querySelector('h1')?.textContent === crash,
          stored,
          cartName: button?.getAttribute('aria-label') ?? '',
          badge: button?.textContent || button?.getAttribute('data-count') || '',
          dialogs: dialogs.map(nameOf),
          linesInCart: cart?.querySelectorAll('[data-line]').length ?? -1,
          total: goods?.textContent.replaceAll('\u00a0', ' ') ?? '',
        };
      },
      [fixture.url, cartKey, crashPageWords.title, cartWords.title] as const,
    );
    const withItems = sight.then(({ stored, ...rest }) => ({ ...rest, items: itemsOf(stored) }));
    return withItems.catch(async (error) => {
      if (!/Execution context was destroyed/.test(error)) throw error;
      await this.page.waitForLoadState();
      return this.look();
    });
  }

  /** Fails unless the page shows what it must within some seconds. */
  async check(): Promise<void> {
    expect(this.errors, 'errors of the pages').toEqual([]);
    // The badge before the script counts what local storage has.
    if (this.full) await this.ready();
    const { items, count, lines, total } = this.cart;
    const wanted = {
      ofShop: true,
      crashed: false,
      items,
      cartName: cartLabel(count),
      badge: count > 0 ? badgeText(count) : '',
    };
    await expect(async () => {
      const sight = await this.look();
      expect(sight).toMatchObject(wanted);
      if (sight.linesInCart < 0) return;
      expect(sight.linesInCart).toBe(lines.length);
      expect(sight.total).toBe(lines.length > 0 ? total : '');
    }).toPass({ timeout: 10_000, intervals: [50] });
  }
}

/** The lines of a stored cart, as the model writes them. */
function itemsOf(
  stored: { state: { lines: { quantity: number; id: string; size: string }[] } } | null,
): string[] {
  return (stored?.state.lines ?? []).map(
    ({ quantity, id, size }) => `${quantity} × ${id}, ${size}`,
  );
}
