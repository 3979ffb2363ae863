import type {
  CreateOrderRequestBody,
  OnApproveActions,
  OrderResponseBody,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';
import type { Page } from '@playwright/test';

/** How the fake PayPal behaves; by default it shows its buttons and every payment works. */
export interface PayPalBehaviour {
  capture?:
    | 'waits'
    | 'fails'
    | 'fails, but the money moved'
    | 'is lost'
    | 'answers nothing'
    | 'is pending'
    | 'declines the first card';
  createOrder?: 'fails';
  buttons?: 'are missing' | 'are not eligible' | 'fail to draw';
}

/** The requests to PayPal, and the shopper's actions in PayPal's window. */
interface FakePayPal {
  orders: { id: string; body: CreateOrderRequestBody; captured: boolean }[];
  charges: number;
  restarts: number;
  drawn: number;
  closed: number;
  approve(): Promise<void>;
  /** Closes PayPal's window without a payment. */
  cancel(): void;
  /** Lets a waiting capture go through. */
  release(): void;
}

declare global {
  interface Window {
    fakePayPal: FakePayPal;
  }
}

export const SDK = 'https://www.paypal.com/sdk/js*';

/** Answers PayPal's address with the fake; returns the list of requested addresses, which grows. */
export async function servePayPal(page: Page, behaviour: PayPalBehaviour = {}): Promise<string[]> {
  const requests: string[] = [];
  await page.route(SDK, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${installFakePayPal})(${JSON.stringify(behaviour)})`,
    });
  });
  return requests;
}

/** A shopper's action in PayPal's window, after a click on one of its buttons. */
export const approve = (page: Page) => page.evaluate(() => window.fakePayPal.approve());
export const release = (page: Page) => page.evaluate(() => window.fakePayPal.release());

/** The requests to PayPal so far. */
export function readFakePayPal(page: Page) {
  return page.evaluate(() => {
    const { orders, charges, restarts, drawn, closed } = window.fakePayPal;
    const purchases = orders.map(({ body }) => body.purchase_units[0]);
    return { orders: orders.length, purchases, charges, restarts, drawn, closed };
  });
}

/**
 * Runs in the page, as PayPal's script does, so it must use nothing from outside itself. It is typed by
 * PayPal's own package, so it has nothing that PayPal has not. Like the real one, closed buttons call
 * nothing back, an order is captured once, and after a declined card it can be approved again.
 */
export function installFakePayPal(behaviour: PayPalBehaviour): void {
  const issue = (name: string) =>
    Object.assign(new Error(name), {
      response: { body: { data: { details: [{ issue: name }] } } },
    });
  const fake: FakePayPal = {
    orders: [],
    charges: 0,
    restarts: 0,
    drawn: 0,
    closed: 0,
    approve: () => Promise.reject(new Error('no button was clicked')),
    cancel: () => {},
    release: () => {},
  };
  window.fakePayPal = fake;
  const released = new Promise<void>((resolve) => {
    fake.release = resolve;
  });

  async function create(body: CreateOrderRequestBody): Promise<string> {
    if (behaviour.createOrder === 'fails') throw new Error('The order could not be made');
    const id = `ORDER-${fake.orders.length + 1}`;
    fake.orders.push({ id, body, captured: false });
    return id;
  }

  async function capture(id: string): Promise<OrderResponseBody> {
    const order = fake.orders.find((one) => one.id === id);
    if (!order) throw issue('INVALID_RESOURCE_ID');
    if (order.captured) throw issue('ORDER_ALREADY_CAPTURED');
    if (behaviour.capture === 'waits') await released;
    if (behaviour.capture === 'fails' || behaviour.capture === 'is lost')
      throw new Error('The network was lost');
    if (behaviour.capture === 'declines the first card' && fake.restarts === 0)
      throw issue('INSTRUMENT_DECLINED');
    order.captured = true;
    fake.charges += 1;
    if (behaviour.capture === 'fails, but the money moved') throw new Error('The answer was lost');
    return answerOf(order);
  }

  /** As PayPal has it, whose types promise an answer: a completed order may have a pending capture. */
  function answerOf({ id, captured }: FakePayPal['orders'][number]): OrderResponseBody {
    if (behaviour.capture === 'answers nothing') return undefined as unknown as OrderResponseBody;
    if (!captured) return { id, status: 'APPROVED' };
    const status = behaviour.capture === 'is pending' ? 'PENDING' : 'COMPLETED';
    return { id, status: 'COMPLETED', purchase_units: [{ payments: { captures: [{ status }] } }] };
  }

  const drawButtons = (options: PayPalButtonsComponentOptions = {}): PayPalButtonsComponent => {
    let open = true;
    const actionsFor = (id: string): OnApproveActions => ({
      order: {
        capture: () => capture(id),
        authorize: () => Promise.reject(new Error('not in these tests')),
        get: async () => {
          if (behaviour.capture === 'is lost') throw new Error('The network was lost');
          const order = fake.orders.find((one) => one.id === id);
          if (!order) throw issue('INVALID_RESOURCE_ID');
          return answerOf(order);
        },
        patch: async () => {},
      },
      redirect: () => {},
      restart: () => {
        fake.restarts += 1;
      },
    });

    const onClick = async () => {
      try {
        const orderID = await options.createOrder?.(
          { paymentSource: 'paypal' },
          { order: { create } },
        );
        if (!orderID) throw new Error('Expected an order id');
        fake.approve = async () => {
          if (!open) return;
          await options.onApprove?.({ orderID }, actionsFor(orderID));
        };
        fake.cancel = () => open && options.onCancel?.({ orderID }, { redirect: () => {} });
      } catch (error) {
        options.onError?.({ message: String(error) });
      }
    };

    return {
      isEligible: () => behaviour.buttons !== 'are not eligible',
      render: async (container) => {
        if (behaviour.buttons === 'fail to draw') throw new Error('The frame was blocked');
        if (typeof container === 'string') throw new Error('not in these tests');
        for (const name of ['PayPal', 'Debit or Credit Card']) {
          const button = document.createElement('button');
          button.textContent = name;
          button.style.cssText = 'display:block;width:100%;min-height:48px;margin:0 0 8px';
          button.addEventListener('click', onClick);
          container.append(button);
        }
        fake.drawn += 1;
      },
      close: async () => {
        open = false;
        fake.closed += 1;
      },
      updateProps: async () => {},
      resume: () => {},
      hasReturned: () => false,
    };
  };

  const namespace: PayPalNamespace = {
    version: '5.0.0',
    ...(behaviour.buttons !== 'are missing' && { Buttons: drawButtons }),
  };
  window.paypal = namespace;
}
