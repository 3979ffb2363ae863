/** @jest-environment jsdom */
import { canShare, share } from './share.client';

const brogues = {
  title: 'Brogues',
  text: 'Brogues, KSh 2,250',
  url: 'https://mavazi.example/shop/x/',
};
const phone = navigator as { share?: unknown; clipboard?: unknown };
let copied: string[];

beforeEach(() => {
  copied = [];
  phone.clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
afterEach(() => {
  delete phone.share;
  delete phone.clipboard;
});

test('the share sheet receives the words and the address', async () => {
  const shared: unknown[] = [];
  phone.share = async (content: unknown) => void shared.push(content);
  expect(canShare()).toBe(true);
  expect(await share(brogues)).toBe('shared');
  expect(shared).toEqual([brogues]);
  expect(copied).toEqual([]);
});

test('without a share sheet the address is copied', async () => {
  expect(canShare()).toBe(false);
  expect(await share(brogues)).toBe('copied');
  expect(copied).toEqual([brogues.url]);
});

test.each([
  ['a DOMException', new DOMException('closed', 'AbortError')],
  ['an app’s own object', { name: 'AbortError' }],
])('closing the share sheet, reported by %s, copies nothing', async (_, reason) => {
  phone.share = () => Promise.reject(reason);
  expect(await share(brogues)).toBe('dismissed');
  expect(copied).toEqual([]);
});

test.each([
  ['rejects with a refusal', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['rejects with nothing', () => Promise.reject()],
  ['rejects with null', () => Promise.reject(null)],
  [
    'throws',
    () => {
      throw new TypeError('Illegal invocation');
    },
  ],
])('the address is copied if the share sheet %s', async (_, sheet) => {
  phone.share = sheet;
  expect(await share(brogues)).toBe('copied');
});

test('sharing reports a failure if neither sheet nor clipboard works', async () => {
  phone.clipboard = { writeText: () => Promise.reject(new Error('denied')) };
  expect(await share(brogues)).toBe('failed');
});
