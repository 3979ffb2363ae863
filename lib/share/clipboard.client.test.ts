/** @jest-environment jsdom */
import { copyText } from './clipboard.client';

const browser = navigator as { clipboard?: unknown };
const page = document as { execCommand?: unknown };
const refuses = () => Promise.reject(new Error('denied'));

afterEach(() => {
  delete browser.clipboard;
  delete page.execCommand;
  document.body.replaceChildren();
});

test('without a clipboard a text is copied from a field beside the button, which keeps the focus', async () => {
  let copied = '';
  page.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  document.body.innerHTML = '<p><button>Copy</button></p>';
  const button = document.querySelector('button');
  button?.focus();
  expect(await copyText('247247')).toBe(true);
  expect(copied).toBe('247247');
  expect(document.activeElement).toBe(button);
});

test.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new DOMException('not allowed', 'SecurityError');
    },
  ],
  ['is missing', undefined],
])(
  'where the clipboard refuses and the old command %s, the refusal is reported and no field stays',
  async (_, command) => {
    browser.clipboard = { writeText: refuses };
    page.execCommand = command;
    expect(await copyText('247247')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  },
);
