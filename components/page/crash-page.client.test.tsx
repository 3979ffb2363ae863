/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { phone } from '@/e2e/shop-under-test';
import { CrashPage } from './crash-page.client';

test('a page that crashed says so, and offers a reload, the phone number and the chat', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken on purpose');
  render(<CrashPage error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Unexpected Application Error!',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(`Call ${phone.shown}`)).toBe(phone.call);
  expect(href('Chat on WhatsApp')).toBe(phone.chat);
  expect(logged).toHaveBeenCalledWith(error);
  logged.mockRestore();
});
