/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SellerPart } from './seller-part.client';

test('a part that does not load says so, and loads on a tap and once the browser is online', async () => {
  const load = jest.fn(async () => () => 'The packing list');
  load.mockRejectedValueOnce(new Error('blocked')).mockRejectedValueOnce(new Error('blocked'));
  const chunk = { load, prefetchAfter: () => {} };
  const { container } = render(<SellerPart chunk={chunk} props={{}} />);
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe('This part did not load.');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(container.textContent).toBe('The packing list');
  expect(load).toHaveBeenCalledTimes(3);
});
