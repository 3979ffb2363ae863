/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { ReadyReply } from './ready-reply.client';

const phone = navigator as { clipboard?: unknown };
afterEach(() => {
  delete phone.clipboard;
});

async function copyOn(clipboard: unknown): Promise<jest.Mock> {
  phone.clipboard = clipboard;
  const onSaid = jest.fn();
  render(<ReadyReply text="Packed" message="Packed (AB-1)." chat={undefined} onSaid={onSaid} />, {
    wrapper: NotificationsProvider,
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy: Packed' })));
  return onSaid;
}

test('a reply that is copied takes its step', async () => {
  const copied: string[] = [];
  const onSaid = await copyOn({ writeText: async (text: string) => void copied.push(text) });
  expect(copied).toEqual(['Packed (AB-1).']);
  expect(onSaid).toHaveBeenCalledTimes(1);
});

test('a reply that the browser does not copy takes no step', async () => {
  const onSaid = await copyOn({ writeText: () => Promise.reject(new Error('denied')) });
  expect(onSaid).not.toHaveBeenCalled();
});
