import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { cartWords, crashWords, words } from '@/data/words/en';
import { serveContact } from '@/e2e/fake-contact';
import { serveMaps } from '@/e2e/fake-maps';
import { servePayPal } from '@/e2e/fake-paypal';
import { expect } from '@/e2e/fixtures';
import { fixture } from '@/e2e/servers';
import { badgeText } from '@/lib/cart/badge-text';
import { cartKey } from '@/lib/cart/cart-key';
import { cartLabel } from '@/lib/cart/cart-lines';
import { CartModel } from './cart-model';

/** Errors that a lost connection writes to the console. */
const OFFLINE_ERRORS = /Failed to load resource|net::ERR_|did not load|has not answered/;

/** A tab of the phone, and what can be put back in it. */
export interface Tab {
  page: Page;
  /** The lines that the cart's Undo puts back. */
  removed: CartModel['lines'];
  /** The order that was put into the cart on this page, and what it replaced. */
  put?: { added: CartModel['lines']; replaced: CartModel['lines'] } | undefined;
  devTools: CDPSession;
}

/** What is seen of a page at one moment. */
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
  /** The tab that is used. */
  tab!: Tab;
  other: Tab | undefined;

  private constructor(readonly context: BrowserContext) {}

  /** Opens the shop on a new phone. */
  static async open(browser: Browser): Promise<Walker> {
    // Without a locale of its own, so that a step can change it.
    const context = await browser.newContext({ locale: undefined } as object);
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
    return { page, removed: [], devTools: await this.context.newCDPSession(page) };
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
    this.tab.put = undefined;
    this.tab.removed = [];
    await act().catch((error) => {
      if (!this.offline) throw error;
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

  /** What is seen now; of a page that is just left, what the next one shows. */
  async look(): Promise<Sight> {
    const sight = this.page.evaluate(
      ([origin, key, crash, title, total]) => {
        const ofShop = location.origin === origin;
        // The copy of the visit counts where local storage was dropped.
        const text = ofShop && (localStorage.getItem(key) ?? sessionStorage.getItem(key));
        const stored = JSON.parse(text || 'null');
        const button = document.querySelector('header [aria-haspopup=dialog][aria-label^=Cart]');
        const dialogs = [...document.querySelectorAll('dialog[open]')];
        const nameOf = (dialog: Element) => dialog.querySelector('h2')?.textContent ?? '';
        const cart = dialogs.find((dialog) => nameOf(dialog) === title);
        const sum = [...(cart?.querySelectorAll('[role=status]') ?? [])].find(({ textContent }) =>
          textContent?.startsWith(`${total} `),
        );
        return {
          ofShop,
          crashed: document.querySelector('h1')?.textContent === crash,
          items: (stored?.state.lines ?? []).map(
            (line: { quantity: number; id: string; size: string }) =>
              `${line.quantity} × ${line.id}, ${line.size}`,
          ),
          cartName: button?.getAttribute('aria-label') ?? '',
          badge: button?.textContent || button?.getAttribute('data-count') || '',
          dialogs: dialogs.map(nameOf),
          linesInCart: cart?.querySelectorAll('[data-line]').length ?? -1,
          total: sum?.querySelector('strong')?.textContent ?? '',
        };
      },
      [fixture.url, cartKey, crashWords.title, cartWords.cart.title, cartWords.cart.total] as const,
    );
    return sight.catch(async (error) => {
      if (!/Execution context was destroyed/.test(error)) throw error;
      await this.page.waitForLoadState();
      return this.look();
    });
  }

  /** Fails unless the page shows what it must within some seconds. */
  async check(): Promise<void> {
    expect(this.errors, 'errors of the pages').toEqual([]);
    const { items, count, lines, total } = this.cart;
    const wanted = {
      ofShop: true,
      crashed: false,
      items,
      cartName: cartLabel(words.cartButton, count),
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
