/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { OrderForm } from '@/components/product/order-form.client';
import { useMySize } from '@/components/product/use-my-size.client';
import { useOrder } from '@/components/product/use-order.client';
import { partlySoldOut, shoe, size } from '@/e2e/examples';
import { type CardProduct, type Product, toCardProduct } from '@/lib/catalogue/product';
import { availableSizes } from '@/lib/catalogue/stock';
import { mySizesStore } from '@/lib/remembered/my-sizes.client';
import { mySizesKey } from '@/lib/remembered/storage-keys';

// Its script would load after the test.
jest.mock('./use-product-order.client', () => ({ useProductOrder: () => undefined }));

// jsdom does not say how a page was opened.
performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList;

/** A product's form; `given` is a size that its list was asked for. */
function Form({ product, given }: { product: CardProduct; given: string }) {
  const order = useOrder(product, given);
  return (
    <OrderForm product={product} order={order}>
      {useMySize(product, order)}
    </OrderForm>
  );
}

const settle = () => act(() => setImmediate());

/** Opens a product's form on a phone that remembers a size of its group, at an address with this query. */
async function open(product: Product, { mine = '', given = '', query = '' } = {}) {
  window.history.replaceState(null, '', product.path + query);
  mySizesStore.setState({ sizes: mine ? { [product.sizeGroup]: mine } : {} });
  if (!mine) localStorage.removeItem(mySizesKey);
  render(
    <NotificationsProvider>
      <Form product={toCardProduct(product)} given={given} />
    </NotificationsProvider>,
  );
  await settle();
}

const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const remembered = () => mySizesStore.getState().sizes[shoe.sizeGroup];
/** The note at the radio of a size. */
const markOf = (name: string) =>
  document.getElementById(radio(name).getAttribute('aria-describedby') ?? '')?.textContent;
const forget = (name: string) => screen.queryByLabelText(`Change size ${name}`);

test('a size that is tapped is remembered and marked', async () => {
  await open(shoe);
  fireEvent.click(radio(size));
  await settle();
  expect(remembered()).toBe(size);
  expect(markOf(size)).toBe(`Your size: ${size}`);
  expect(forget(size)).not.toBeNull();
});

test('a remembered size is marked on a product without being chosen', async () => {
  await open(shoe, { mine: size });
  expect(markOf(size)).toBe(`Your size: ${size}`);
  expect(radio(size).checked).toBe(false);
});

test.each([
  ['the link of a product', { query: `?size=${size}` }],
  ['a list', { given: size }],
])('a size that %s asks for is chosen and not remembered', async (_, asked) => {
  const [other] = shoe.sizes;
  await open(shoe, { mine: other, ...asked });
  expect(radio(size).checked).toBe(true);
  expect(remembered()).toBe(other);
  expect(markOf(other)).toBe(`Your size: ${other}`);
});

test('a size is forgotten by one tap, which leaves the focus at it and says so once', async () => {
  await open(shoe, { mine: size });
  fireEvent.click(forget(size) as HTMLElement);
  await settle();
  expect(forget(size)).toBeNull();
  expect(radio(size).getAttribute('aria-describedby')).toBeNull();
  expect(document.activeElement).toBe(radio(size));
  expect(
    screen.getAllByText(`Size ${size} is no longer saved. Choose your usual size.`),
  ).toHaveLength(1);
  expect(remembered()).toBeFalsy();
});

const [goneSize = ''] = partlySoldOut.soldOutSizes ?? [];
test.each([
  ['sold out', goneSize, `Your usual size ${goneSize} is sold out`],
  ['not made', '26', 'Not sold in your size 26'],
])('where the remembered size is %s the product says so and marks none', async (_, mine, text) => {
  await open(partlySoldOut, { mine });
  expect(screen.getByText(text)).toBeDefined();
  expect(document.querySelector('input[aria-describedby]')).toBeNull();
  fireEvent.click(forget(mine) as HTMLElement);
  expect(screen.queryByText(text)).toBeNull();
  const [left = ''] = availableSizes(partlySoldOut);
  fireEvent.click(
    screen.getAllByRole('radio').find((one) => !(one as HTMLInputElement).disabled) as HTMLElement,
  );
  await settle();
  expect(forget(left)).not.toBeNull();
});

test('a link with a size that the product is not made in says so, however long it is', async () => {
  await open(shoe, { query: `?size=${'<script>'.repeat(999)}` });
  expect(screen.getByText('There is no size <script><scr here.')).toBeDefined();
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});
