/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/contact/form/contact-form.client';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { shop } from '@/e2e/shop/whole-shop';
import { trapField } from '@/lib/contact/contact-message';
import { contactTimeoutMs } from '@/lib/contact/send-message.client';
import { contactDraftKey } from '@/lib/remembered/storage-keys';
import { contactFormWords } from '@/words/contact-form';

jest.mock('@/lib/contact/contact-settings', () => ({
  contactEndpoint: 'https://forms.example/shop',
  isFormChat: false,
}));

const typed = {
  Name: 'Wanjiru',
  Email: 'wanjiru@example.com',
  'Phone (optional)': '0712 345 678',
  Message: 'Do you have it in a larger size?',
};
const issues = {
  Name: 'Tell us your name.',
  Email: 'We need an email such as name@example.com.',
  Message: 'Write your message here.',
};

/**
 * The data that the endpoint has received, and its answer: a status, none, or an answer that is
 * still to come.
 */
let posted: URLSearchParams[] = [];
let answer: () => Promise<{ ok: boolean; status: number }>;
const ok = async () => ({ ok: true, status: 200 });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (values: Record<string, string> = typed) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } });
};
const values = () => Object.keys(typed).map((name) => field(name).value);
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send message' })));
const isSent = () => screen.queryByText(/^Message sent!/) !== null;
const notSent = () => screen.queryByText(contactFormWords.notSent)?.closest('[role=alert]');

/** The fields that show their issue, each named as wrong and described by it. */
const wrong = () =>
  Object.entries(issues)
    .filter(([name, text]) => {
      const input = field(name);
      const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      const shown = screen.queryByText(text);
      expect(described).toBe(shown);
      expect(input.getAttribute('aria-invalid')).toBe(shown && 'true');
      return shown;
    })
    .map(([name]) => name);

beforeEach(() => {
  posted = [];
  answer = ok;
  sessionStorage.clear();
  globalThis.fetch = ((
    _: string,
    { body, signal }: { body: URLSearchParams; signal: AbortSignal },
  ) => {
    posted.push(body);
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
    return Promise.race([answer(), aborted]);
  }) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation();
  render(<ContactForm />, { wrapper: NotificationsProvider });
});
afterEach(() => jest.restoreAllMocks());

test.each(['Name', 'Email', 'Message'])(
  'the form requires %s, which has the focus where it is missing, and no phone',
  async (missing) => {
    const { 'Phone (optional)': _, ...needed } = typed;
    fill({ ...needed, [missing]: '' });
    await send();
    expect(document.activeElement).toBe(field(missing));
    expect(isSent()).toBe(false);
    fill(needed);
    await send();
    expect(isSent()).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  },
);

test('each missing or wrong field shows its message until it is corrected, and none before it is sent', async () => {
  expect(wrong()).toEqual([]);
  await send();
  expect(document.activeElement).toBe(field('Name'));
  expect(wrong()).toEqual(['Name', 'Email', 'Message']);
  fill({ Name: 'Wanjiru' });
  expect(wrong()).toEqual(['Email', 'Message']);
  fill({ Email: 'wanjiru@' });
  expect(wrong()).toEqual(['Email', 'Message']);
  fill({ Email: typed.Email });
  expect(wrong()).toEqual(['Message']);
  // Nobody is corrected while typing.
  fill({ Name: '' });
  expect(wrong()).toEqual(['Message']);
  fill({ Name: typed.Name, Message: typed.Message });
  expect(wrong()).toEqual([]);
});

test('the chat link carries the typed text', () => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it on WhatsApp' });
  const text = () => new URL(link.href).searchParams.get('text') ?? '';
  expect(text()).toContain(`Hello ${shop.name}`);
  fill();
  for (const value of Object.values(typed)) expect(text()).toContain(value);
});

test('the four fields are posted once, and the thanks come after the answer', async () => {
  let give = () => {};
  answer = () => new Promise((resolve) => (give = () => resolve({ ok: true, status: 200 })));
  fill();
  await send();
  const sending = screen.getByRole('button', { name: 'Sending…' });
  await act(async () => void fireEvent.click(sending));
  expect(posted.map((body) => Object.fromEntries(body))).toEqual([
    {
      name: typed.Name,
      email: typed.Email,
      phone: typed['Phone (optional)'],
      message: typed.Message,
    },
  ]);
  expect(isSent()).toBe(false);
  await act(async () => give());
  expect(isSent()).toBe(true);
  expect(values()).toEqual(['', '', '', '']);
  expect(sessionStorage.getItem(contactDraftKey)).not.toContain(typed.Message);
});

test('a form of which a program has filled in the hidden field is thanked for and not sent', async () => {
  fill();
  const trap = document.querySelector<HTMLInputElement>(`[name="${trapField}"]`);
  expect(trap?.getAttribute('aria-hidden')).toBe('true');
  if (trap) trap.value = 'https://spam.example';
  await send();
  expect(isSent()).toBe(true);
  expect(values()).toEqual(['', '', '', '']);
  expect(trap?.value).toBe('');
  expect(posted).toEqual([]);
});

test.each([
  ['answers 500', async () => ({ ok: false, status: 500 })],
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'the form keeps its text and says so where the endpoint %s, and can be sent again',
  async (_, failure) => {
    answer = failure;
    fill();
    await send();
    expect(notSent()).toBeTruthy();
    expect(isSent()).toBe(false);
    expect(values()).toEqual(Object.values(typed));
    answer = ok;
    await send();
    expect(isSent()).toBe(true);
  },
);

test('the form gives up after 20 s of silence, with its text', async () => {
  jest.useFakeTimers();
  answer = () => new Promise(() => {});
  fill();
  await send();
  await act(() => jest.advanceTimersByTimeAsync(contactTimeoutMs - 1));
  expect(notSent()).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(notSent()).toBeTruthy();
  expect(values()).toEqual(Object.values(typed));
});
