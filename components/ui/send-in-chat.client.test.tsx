/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { sendInChat } from './send-in-chat.client';

const onSend = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onNewTab = jest.fn();

const link = () => {
  render(<a {...sendInChat('https://wa.me/1', onSend, onNewTab)}>Send</a>);
  return screen.getByRole<HTMLAnchorElement>('link');
};

afterEach(() => {
  jest.restoreAllMocks();
  onSend.mockClear();
});

test.each([
  ['with a network in place of the page', true, ''],
  ['without a network beside the page, which stays', false, '_blank'],
])('a link that sends opens the chat %s', (_, onLine, target) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const sent = link();
  fireEvent.click(sent);
  expect(sent.target).toBe(target);
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('a middle click sends in a new tab, and the menu of a right click sends nothing', () => {
  const sent = link();
  fireEvent(sent, new MouseEvent('auxclick', { button: 1, bubbles: true }));
  fireEvent(sent, new MouseEvent('auxclick', { button: 2, bubbles: true }));
  expect(onNewTab).toHaveBeenCalledTimes(1);
});
