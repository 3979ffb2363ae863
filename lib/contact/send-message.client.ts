import type { ContactMessage } from './contact-message';

export const contactTimeoutMs = 20_000;

/**
 * Posts a message to the owner's endpoint, as a form would. Resolves after a 2xx answer only; rejects
 * for any other answer, without network, and without an answer in time.
 */
export async function sendMessage(endpoint: string, message: ContactMessage): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), contactTimeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...message }),
      signal: timeout.signal,
    });
    if (!response.ok) throw new Error(`The message was answered with ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}
