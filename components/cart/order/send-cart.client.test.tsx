/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { lineWith } from '@/e2e/shop/builders';
import { shop } from '@/e2e/shop/whole-shop';
import { parseLink } from '@/lib/order/order-link-format';
import { mostLines } from '@/lib/values/limits';
import { SendCart } from './send-cart.client';

const lines = ['40', '41', '42'].map((size) =>
  lineWith({ id: 'boot', lineId: size, size, quantity: 2 }),
);
const carried = lines.map(({ size }) => ({ id: 'boot', size, priceKes: 1000, quantity: 2 }));

const phone = navigator as unknown as Record<string, unknown>;
const has = (what: string, value: unknown) =>
  Object.defineProperty(phone, what, { value, configurable: true });
afterEach(() => {
  for (const what of ['share', 'clipboard', 'userAgent']) Reflect.deleteProperty(phone, what);
});

function show(cart = lines) {
  render(
    <NotificationsProvider>
      <SendCart lines={cart} />
    </NotificationsProvider>,
  );
}
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const codeOf = (link = '') => parseLink(/\/order\/#([\w.-]+)/.exec(link)?.[1] ?? '');
const notices = () => document.querySelector('[data-notices]')?.textContent;

test('a cart is sent by the share sheet as a link that carries its lines', async () => {
  const share = jest.fn(async (_: ShareData) => {});
  has('share', share);
  show();
  await tap('Send this cart');
  const [content] = share.mock.calls[0] ?? [];
  expect(content).toMatchObject({
    title: `A cart from ${shop.name}`,
    text: `A cart from ${shop.name}, to look at or to order:`,
  });
  expect(codeOf(content?.url)).toEqual({ lines: carried });
});

test('without a share sheet the link is copied, and shown where the browser copies nothing', async () => {
  const writeText = jest.fn(async (_: string) => {});
  has('clipboard', { writeText });
  show();
  await tap('Send this cart');
  expect(notices()).toContain('Link copied. It opens this cart on any phone.');
  expect(codeOf(writeText.mock.calls[0]?.[0])).toEqual({ lines: carried });
  Reflect.deleteProperty(phone, 'clipboard');
  await tap('Send this cart');
  expect(notices()).toContain('Press and hold the link to copy it');
  const link = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The link to this cart' });
  expect(codeOf(link.value)).toEqual({ lines: carried });
});

test.each([
  ['a line of an earlier release', [lineWith({})]],
  [
    'more lines than a link carries',
    Array.from({ length: mostLines + 1 }, () => lineWith({ id: 'boot' })),
  ],
])('a cart with %s has no button to send it', (_, cart) => {
  show(cart);
  expect(screen.queryByRole('button')).toBeNull();
});

const webView =
  'Mozilla/5.0 (Linux; Android 13; Infinix X6528; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.106 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test('in an app’s own browser on Android a link opens Chrome with the cart', () => {
  has('userAgent', `${webView} [FB_IAB/FB4A;FBAV/427.0.0.31.63;]`);
  show();
  expect(document.body.textContent).toContain(
    'You are in Facebook’s own browser, which may forget your cart.',
  );
  const href = screen
    .getByRole('link', { name: 'Open in Chrome and keep this cart' })
    .getAttribute('href');
  expect(href).toMatch(/^intent:\/\/.*#Intent;scheme=http;package=com\.android\.chrome;/);
  expect(codeOf(href?.split('#Intent')[0])).toEqual({ lines: carried });
});

test('in an app’s own browser on an iPhone a button copies the link for Safari', async () => {
  const writeText = jest.fn(async (_: string) => {});
  has('clipboard', { writeText });
  has('userAgent', `${iPhone} Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; en_US; en)`);
  show();
  expect(document.body.textContent).toContain('To keep your cart, paste its link in Safari.');
  await tap('Copy a link to this cart');
  expect(notices()).toContain('Link copied. Paste it in Safari.');
  expect(codeOf(writeText.mock.calls[0]?.[0])).toEqual({ lines: carried });
});

test('in a web view of no known app the cart says nothing about another browser', () => {
  has('userAgent', `${webView} WhatsApp/2.24.8.85`);
  show();
  expect(screen.getByRole('button', { name: 'Send this cart' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('own browser');
});
