/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/contact/form/contact-form.client';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { contactDraftKey } from '@/lib/remembered/storage-keys';

jest.mock('@/e2e/shop/data/shop', () => {
  const { shop } = jest.requireActual('@/e2e/shop/data/shop');
  return { shop: { ...shop, sample: true } };
});

const typed = {
  Name: 'Wanjiru',
  Email: 'wanjiru@example.com',
  Message: 'Do you have it in a larger size?',
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('without an endpoint the sample shop thanks for a message, clears the form and sends nothing', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  globalThis.fetch = jest.fn();
  render(<ContactForm />, { wrapper: NotificationsProvider });
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(field(name), { target: { value } });
  expect(sessionStorage.getItem(contactDraftKey)).toContain(typed.Message);
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Message sent!/);
  expect(Object.keys(typed).map((name) => field(name).value)).toEqual(['', '', '']);
  expect(sessionStorage.getItem(contactDraftKey)).not.toContain(typed.Message);
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});
