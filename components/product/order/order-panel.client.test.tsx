/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsContext } from '@/components/notices/region/notifications-context.client';
import { productWith } from '@/e2e/shop/builders';
import { cartStore } from '@/lib/cart/cart-store.client';
import { toCardProduct } from '@/lib/catalogue/product';
import { OrderPanel } from './order-panel.client';

// Its script would load after the test.
jest.mock('./use-product-order.client', () => ({ useProductOrder: () => undefined }));

const product = toCardProduct(productWith({ sizes: ['40', '41'] }));

// fireEvent's click does not move the focus, as a tap on an iPhone does not.
test.each([
  ['0', 1],
  ['', 3],
  ['a dozen', 3],
])(
  'after 3 and %j were typed, a tap that does not move the focus adds the %i that the field then shows',
  (text, quantity) => {
    cartStore.setState({ lines: [] });
    render(
      <NotificationsContext value={() => () => {}}>
        <OrderPanel
          product={product}
          askWhenBack={null}
          sizeGuide={null}
          description={null}
          delivery={null}
        />
      </NotificationsContext>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    fireEvent.click(screen.getByRole('radio', { name: '40' }));
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(cartStore.getState().lines.map((line) => line.quantity)).toEqual([quantity]);
    expect(field.value).toBe(String(quantity));
  },
);

test('a typed quantity ends at 9,999 and says so, where + is off until it is lowered', () => {
  cartStore.setState({ lines: [] });
  render(
    <NotificationsContext value={() => () => {}}>
      <OrderPanel
        product={product}
        askWhenBack={null}
        sizeGuide={null}
        description={null}
        delivery={null}
      />
    </NotificationsContext>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  const sentence = 'You can order up to 9,999 at a time.';
  const says = () =>
    screen.getAllByRole('status').some((one) => one.textContent?.includes(sentence));
  fireEvent.click(screen.getByRole('radio', { name: '40' }));
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '9998' } });
  expect(says()).toBe(false);
  expect(more.getAttribute('aria-disabled')).toBe('false');
  fireEvent.change(field, { target: { value: '12000' } });
  act(() => field.blur());
  expect(field.value).toBe('9999');
  expect(says()).toBe(true);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(cartStore.getState().lines.map((line) => line.quantity)).toEqual([9999]);
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(field.value).toBe('9998');
  expect(says()).toBe(false);
});

test('a size that the address asks for is chosen, and another can be', () => {
  window.history.replaceState(null, '', `${product.path}?size=40`);
  render(
    <NotificationsContext value={() => () => {}}>
      <OrderPanel
        product={product}
        askWhenBack={null}
        sizeGuide={null}
        description={null}
        delivery={null}
      />
    </NotificationsContext>,
  );
  const checked = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(checked()).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: '41' }));
  expect(checked()).toEqual([false, true]);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['?quantity=12', '12'],
  ['?size=40&quantity=2', '2'],
  ['?quantity=0', '1'],
  ['?quantity=-3', '1'],
  ['?quantity=2.5', '1'],
  ['?quantity=a%20dozen', '1'],
  ['?quantity=12000', '9999'],
  ['?quantity=99999999999999999999', '9999'],
  ['', '1'],
])('with %s in its address a product begins with a quantity of %s', (query, quantity) => {
  window.history.replaceState(null, '', product.path + query);
  render(
    <NotificationsContext value={() => () => {}}>
      <OrderPanel
        product={product}
        askWhenBack={null}
        sizeGuide={null}
        description={null}
        delivery={null}
      />
    </NotificationsContext>,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe(quantity);
  window.history.replaceState(null, '', '/');
});
