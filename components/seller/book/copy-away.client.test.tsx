/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lastCopyStore } from '@/lib/seller/last-copy.client';
import { CopyAway } from './copy-away.client';

const file = { name: 'order-book.txt', type: 'text/plain', text: '{"book":[{}]}' };
const phone = navigator as { share?: unknown; canShare?: unknown; clipboard?: unknown };

/** The minute at which a copy is made, and the one at which the owner answers. */
const made = Date.parse('2026-11-26T09:00Z');
const answered = made + 60_000;

beforeEach(() => {
  lastCopyStore.setState({ list: [] });
  jest.spyOn(Date, 'now').mockReturnValue(made);
  // A browser that ignores downloads.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  Object.assign(URL, { createObjectURL: () => 'blob:book', revokeObjectURL: () => {} });
  phone.canShare = () => true;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete phone.share;
  delete phone.canShare;
  delete phone.clipboard;
});

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const said = () => screen.getByRole('status').textContent;
const lastCopy = () => lastCopyStore.getState().list;
const question = () => screen.queryByRole('group', { name: 'Is the copy there?' });

test('a copy that was to be downloaded counts once the owner says that it is there', async () => {
  render(<CopyAway file={() => file} />);
  await tap('Save a copy');
  expect(said()).toBe('Look for order-book.txt among your downloads. Is the copy there?');
  expect(lastCopy()).toEqual([]);
  jest.spyOn(Date, 'now').mockReturnValue(answered);
  await tap('Yes, it is there');
  expect(lastCopy()).toEqual([made]);
  expect(question()).toBeNull();
  expect(screen.getByRole('status').parentElement).toBe(document.activeElement);
});

test('a copy that is not there does not count, and the one before stays the last', async () => {
  lastCopyStore.setState({ list: [5] });
  render(<CopyAway file={() => file} />);
  await tap('Save a copy');
  await tap('No');
  expect(said()).toMatch(/^Then this copy does not count\. Try another way/);
  expect(question()).toBeNull();
  expect(lastCopy()).toEqual([5]);
});

test('a copy counts at once where the phone reports that it was shared', async () => {
  const shared: unknown[] = [];
  phone.share = async (content: unknown) => void shared.push(content);
  render(<CopyAway file={() => file} />);
  await tap('Share a copy');
  expect(shared).toHaveLength(1);
  expect(said()).toBe('order-book.txt is shared.');
  expect(lastCopy()).toEqual([made]);
  expect(question()).toBeNull();
});

test.each([
  ['is closed', new DOMException('closed', 'AbortError'), ''],
  ['fails', new DOMException('no', 'NotAllowedError'), 'The copy was not saved. Try another way.'],
])(
  'where the share sheet %s nothing counts, and the question of before is gone',
  async (_, reason, text) => {
    phone.share = () => Promise.reject(reason);
    render(<CopyAway file={() => file} />);
    await tap('Save a copy');
    await tap('Share a copy');
    expect(said()).toBe(text);
    expect(question()).toBeNull();
    expect(lastCopy()).toEqual([]);
  },
);

test('a copied text is still to be pasted somewhere, so that the owner is asked', async () => {
  const copied: string[] = [];
  phone.clipboard = { writeText: async (text: string) => void copied.push(text) };
  render(<CopyAway file={() => file} />);
  await tap('Copy as text');
  expect(copied).toEqual([file.text]);
  expect(said()).toMatch(/^Copied\. Paste the text .* Is the copy there\?$/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(lastCopy()).toEqual([]);
  await tap('Yes, it is there');
  expect(lastCopy()).toEqual([made]);
});

test('where the browser does not copy, the text is shown to be copied by hand', async () => {
  phone.clipboard = { writeText: () => Promise.reject(new Error('denied')) };
  render(<CopyAway file={() => file} />);
  await tap('Copy as text');
  expect(said()).toMatch(/^This browser does not copy\./);
  expect(screen.getByRole('textbox', { name: 'The book as text' })).toHaveProperty(
    'value',
    file.text,
  );
  expect(lastCopy()).toEqual([]);
});

test('a download that the browser refuses is not asked about', async () => {
  Object.assign(URL, {
    createObjectURL: () => {
      throw new TypeError('refused');
    },
  });
  render(<CopyAway file={() => file} />);
  await tap('Save a copy');
  expect(said()).toBe('The copy was not saved. Try another way.');
  expect(question()).toBeNull();
});
