/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { itemWith } from '@/e2e/shop/builders';
import { addToCart } from '@/lib/cart/cart-store.client';
import { CartButton } from './cart-button.client';

test('the cart button has no badge for an empty cart and the number of items for another', () => {
  render(<CartButton />);
  expect(screen.getByRole('button', { name: 'Cart, empty' }).textContent).toBe('');
  act(() => {
    addToCart(itemWith({ quantity: 3 }));
  });
  expect(screen.getByRole('button', { name: 'Cart, 3 items' }).textContent).toBe('3');
});
