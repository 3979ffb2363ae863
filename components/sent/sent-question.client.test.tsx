/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { serveCatalogue, textOf } from '@/e2e/jsdom-parts';
import { catalogueFileWith } from '@/e2e/shop/builders';
import { closeCart, loadCartBehind } from '@/lib/cart/open-cart.client';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink, type OrderedLine } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import { keepOrder, removeOrders } from '@/lib/sent/orders.client';
import { SentPanel } from './sent-question.client';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const priceSteps = { group: 'product:boot', steps: [{ from: 3, priceKes: 1000 }] };
serveCatalogue(() => catalogueFileWith({ priceSteps }, { id: 'sandal' }));

const codeOf = (line: Partial<OrderedLine> = {}) =>
  encodeLink({
    lines: [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1, ...line }],
    order: {
      reference: referenceOfText('asked'),
      day: 1,
      area: '',
      place: '',
      payBy: 'undecided',
    },
  });
const keep = (code: string | undefined) =>
  keepOrder({ code, lines: [], question: { text: 'I would like to order' } });

beforeEach(() => {
  removeOrders();
  keep(codeOf());
  loadCartBehind();
});
afterEach(() => {
  closeCart();
  jest.restoreAllMocks();
});

test.each([
  ['the page of an order, which asks itself, has no question', pagePaths.order, 0],
  ['any other page has the question', pagePaths.about, 1],
])('%s over it whether the last order was sent', (_, path, count) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<SentPanel />);
  expect(screen.queryAllByRole('button', { name: 'Yes, sent' })).toHaveLength(count);
});

test.each([
  ['with a network in place of the page', true, ''],
  ['without a network beside the page, which stays', false, '_blank'],
])('the question opens the chat again %s', (_, onLine, target) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  jest.mocked(usePathname).mockReturnValue(pagePaths.about);
  render(<SentPanel />);
  const chat = screen.getByRole('link', { name: 'Open WhatsApp again' });
  chat.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(chat);
  expect(chat).toHaveProperty('target', target);
});

test.each([
  ['has its sum if every product has prices by quantity', 'boot', '6 items · KSh 6,000'],
  ['has no sum before the shop has answered with the wholesale price', 'sandal', '6 items'],
])('a large order that is asked about %s', async (_, id, text) => {
  jest.mocked(usePathname).mockReturnValue(pagePaths.about);
  removeOrders();
  keep(codeOf({ id, quantity: 6 }));
  render(<SentPanel />);
  await act(async () => {});
  expect(textOf(screen.getByText(/^6 items/))).toBe(text);
});
