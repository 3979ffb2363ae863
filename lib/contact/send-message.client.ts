import { limits } from '@/lib/site/limits';
import type { ContactMessage } from './contact-message';

/**
 * Posts a message to the owner's endpoint, as a form would (design §4.9). Resolves only after a 2xx;
 * rejects on any other answer, without network, and after 20 s of silence.
 */
export async function sendMessage(endpoint: string, message: ContactMessage): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), limits.contactTimeoutMs);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...message }),
      signal: silence.signal,
    });
    if (!answer.ok) throw new Error(`The message was answered with ${answer.status}`);
  } finally {
    clearTimeout(timer);
  }
}
