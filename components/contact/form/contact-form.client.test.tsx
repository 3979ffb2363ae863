/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { ContactForm } from './contact-form.client';

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('in a shop without an endpoint the message opens in the chat, is said to wait there, and stays in the form', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(
    <NotificationsProvider>
      <ContactForm />
    </NotificationsProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  const send = screen.getByRole('button', { name: 'Send it on WhatsApp' });

  fireEvent.click(send);
  expect(screen.getByText('Tell us your name.')).toBeTruthy();
  expect(open).not.toHaveBeenCalled();

  fill('Name', 'Wanjiru');
  fill('Email', 'wanjiru@example.com');
  fill('Message', 'Do you have it in a larger size?');
  fireEvent.click(send);
  const [address] = open.mock.calls[0] ?? [];
  expect(decodeURIComponent(String(address))).toContain('Do you have it in a larger size?');
  expect(screen.getByRole('status').textContent).toContain('WhatsApp opens with your message.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'Do you have it in a larger size?',
  );
});
