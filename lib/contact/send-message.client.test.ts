import { contactTimeoutMs } from '@/lib/contact/send-message.client';
import { sendMessage } from './send-message.client';

const message = { name: 'Wanjiku', email: 'w@mavazi.example', phone: '', message: 'Size 38 & 39?' };
const endpoint = 'https://forms.example/shop';
let requests: { address: unknown; options: RequestInit }[];

/** Replaces the network by one that gives this answer. */
function fakeNetwork(answer: (options: RequestInit) => Promise<Response>) {
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options = {}) => {
    requests.push({ address, options });
    return answer(options);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a message is posted as a form posts it', async () => {
  fakeNetwork(async () => new Response(null, { status: 201 }));
  await sendMessage(endpoint, message);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.address).toBe(endpoint);
  expect(requests[0]?.options.method).toBe('POST');
  expect(Object.fromEntries(requests[0]?.options.body as URLSearchParams)).toEqual(message);
});

test.each([302, 400, 404, 500])('an answer of %i rejects', async (status) => {
  fakeNetwork(async () => new Response(null, { status }));
  await expect(sendMessage(endpoint, message)).rejects.toThrow(String(status));
});

test('sending without network rejects', async () => {
  fakeNetwork(() => Promise.reject(new TypeError('offline')));
  await expect(sendMessage(endpoint, message)).rejects.toThrow('offline');
});

test('sending gives up after 20 s without an answer', async () => {
  jest.useFakeTimers();
  fakeNetwork(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  const sent = sendMessage(endpoint, message);
  const outcome = expect(sent).rejects.toThrow('given up');
  jest.advanceTimersByTime(contactTimeoutMs - 1);
  expect(requests[0]?.options.signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await outcome;
});
