import type {
  CreateOrderRequestBody,
  OnApproveActions,
  OrderResponseBody,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';
import type { Page } from '@playwright/test';

/** How PayPal behaves: what a capture does, and whether the buttons come at all. */
export interface PayPalMood {
  capture?: 'works' | 'waits' | 'fails' | 'fails, but the money moved' | 'declines the first card';
  createOrder?: 'works' | 'fails';
  buttons?: 'come' | 'are missing' | 'are not eligible' | 'fail to draw';
}

/** What a test sees of PayPal's side. */
export interface FakePayPal {
  orders: { id: string; body: CreateOrderRequestBody; captured: boolean }[];
  charges: number;
  restarts: number;
  drawn: number;
  closed: number;
  /** She agrees in PayPal's window, or closes it. */
  approve(): Promise<void>;
  cancel(): void;
  /** Lets a capture that waits go through. */
  release(): void;
}

declare global {
  interface Window {
    fakePayPal: FakePayPal;
  }
}

const SDK = 'https://www.paypal.com/sdk/js*';

/** Answers PayPal's address with the fake; what it is asked for comes back as addresses. */
export async function servePayPal(page: Page, mood: PayPalMood = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route(SDK, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${installFakePayPal})(${JSON.stringify(mood)})`,
    });
  });
  return asked;
}

/** Her tap on PayPal's own button, and then her word in PayPal's window. */
export const approve = (page: Page) => page.evaluate(() => window.fakePayPal.approve());
export const cancel = (page: Page) => page.evaluate(() => window.fakePayPal.cancel());
export const release = (page: Page) => page.evaluate(() => window.fakePayPal.release());

/** What PayPal has seen so far. */
export function payPalSide(page: Page) {
  return page.evaluate(() => {
    const { orders, charges, restarts, drawn, closed } = window.fakePayPal;
    const asked = orders.map(({ body }) => body.purchase_units[0]);
    return { orders: orders.length, asked, charges, restarts, drawn, closed };
  });
}

/**
 * Runs in the page, as PayPal's script does, so it may use nothing from outside itself. Its shapes are
 * the package's own types: what PayPal's interface does not have, it cannot have either.
 * As with the real one, buttons that are closed hear nothing more, an order is captured once, and a
 * declined card leaves the order to be approved again.
 */
function installFakePayPal(mood: PayPalMood): void {
  const issue = (name: string) =>
    Object.assign(new Error(name), {
      response: { body: { data: { details: [{ issue: name }] } } },
    });
  const side: FakePayPal = {
    orders: [],
    charges: 0,
    restarts: 0,
    drawn: 0,
    closed: 0,
    approve: () => Promise.reject(new Error('no button was tapped')),
    cancel: () => {},
    release: () => {},
  };
  window.fakePayPal = side;

  async function create(body: CreateOrderRequestBody): Promise<string> {
    if (mood.createOrder === 'fails') throw new Error('The order could not be made');
    const id = `ORDER-${side.orders.length + 1}`;
    side.orders.push({ id, body, captured: false });
    return id;
  }

  async function capture(id: string): Promise<OrderResponseBody> {
    const order = side.orders.find((one) => one.id === id);
    if (!order) throw issue('INVALID_RESOURCE_ID');
    if (order.captured) throw issue('ORDER_ALREADY_CAPTURED');
    if (mood.capture === 'waits')
      await new Promise<void>((resolve) => {
        side.release = resolve;
      });
    if (mood.capture === 'fails') throw new Error('The network was lost');
    if (mood.capture === 'declines the first card' && side.restarts === 0)
      throw issue('INSTRUMENT_DECLINED');
    order.captured = true;
    side.charges += 1;
    if (mood.capture === 'fails, but the money moved') throw new Error('The answer was lost');
    return { id, status: 'COMPLETED' };
  }

  const drawButtons = (options: PayPalButtonsComponentOptions = {}): PayPalButtonsComponent => {
    let living = true;
    const actionsFor = (id: string): OnApproveActions => ({
      order: {
        capture: () => capture(id),
        authorize: () => Promise.reject(new Error('not in these tests')),
        get: async () => ({
          id,
          status: side.orders.some((one) => one.id === id && one.captured)
            ? 'COMPLETED'
            : 'APPROVED',
        }),
        patch: async () => {},
      },
      redirect: () => {},
      restart: () => {
        side.restarts += 1;
      },
    });

    const onTap = async () => {
      try {
        const orderID = await options.createOrder?.(
          { paymentSource: 'paypal' },
          { order: { create } },
        );
        if (!orderID) throw new Error('Expected an order id');
        side.approve = async () => {
          if (!living) return;
          await options.onApprove?.({ orderID }, actionsFor(orderID));
        };
        side.cancel = () => living && options.onCancel?.({ orderID }, { redirect: () => {} });
      } catch (error) {
        options.onError?.({ message: String(error) });
      }
    };

    return {
      isEligible: () => mood.buttons !== 'are not eligible',
      render: async (container) => {
        if (mood.buttons === 'fail to draw') throw new Error('The frame was blocked');
        if (typeof container === 'string') throw new Error('not in these tests');
        for (const name of ['PayPal', 'Debit or Credit Card']) {
          const button = document.createElement('button');
          button.textContent = name;
          button.style.cssText = 'display:block;width:100%;height:48px;margin:0 0 8px';
          button.addEventListener('click', onTap);
          container.append(button);
        }
        side.drawn += 1;
      },
      close: async () => {
        living = false;
        side.closed += 1;
      },
      updateProps: async () => {},
      resume: () => {},
      hasReturned: () => false,
    };
  };

  const namespace: PayPalNamespace = {
    version: '5.0.0',
    ...(mood.buttons !== 'are missing' && { Buttons: drawButtons }),
  };
  window.paypal = namespace;
}
