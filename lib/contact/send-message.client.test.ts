import { limits } from '@/lib/site/limits';
import { sendMessage } from './send-message.client';

const message = { name: 'Wanjiku', email: 'w@mavazi.example', phone: '', message: 'Size 38 & 39?' };
const endpoint = 'https://forms.example/shop';
let asked: { address: unknown; options: RequestInit }[];

/** Puts a network in place that gives this answer. */
function answering(answer: (options: RequestInit) => Promise<Response>) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options = {}) => {
    asked.push({ address, options });
    return answer(options);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a message is posted as a form would', async () => {
  answering(async () => new Response(null, { status: 201 }));
  await sendMessage(endpoint, message);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.address).toBe(endpoint);
  expect(asked[0]?.options.method).toBe('POST');
  expect(Object.fromEntries(asked[0]?.options.body as URLSearchParams)).toEqual(message);
});

test.each([302, 400, 404, 500])('an answer of %i is no success', async (status) => {
  answering(async () => new Response(null, { status }));
  await expect(sendMessage(endpoint, message)).rejects.toThrow(String(status));
});

test('without network it rejects', async () => {
  answering(() => Promise.reject(new TypeError('offline')));
  await expect(sendMessage(endpoint, message)).rejects.toThrow('offline');
});

test('silence ends after 20 s', async () => {
  jest.useFakeTimers();
  answering(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  const sent = sendMessage(endpoint, message);
  const outcome = expect(sent).rejects.toThrow('given up');
  jest.advanceTimersByTime(limits.contactTimeoutMs - 1);
  expect(asked[0]?.options.signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await outcome;
});
