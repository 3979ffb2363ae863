import { shop } from '@/data/shop';
import { fitsInLink, helloText } from '@/lib/order/order-text';

/** What she types on Contact (spec §3). */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', message: '' };

/**
 * The same message for a chat: what she has typed so far, and nothing that she has not. One too long
 * for a link is cut at its end, with three dots to say so.
 */
export function contactText(typed: ContactMessage): string {
  const { name, email, phone, message } = trimmed(typed);
  if (!name && !email && !phone && !message) return helloText;
  const greeting = `Hello ${shop.name}${name && `, this is ${name}`}.`;
  const reach = [email && `Email: ${email}`, phone && `Phone: ${phone}`].filter(Boolean).join('\n');
  const tell = (words: string) => [greeting, words, reach].filter(Boolean).join('\n\n');
  const letters = [...message];
  let count = letters.length;
  while (count > 0 && !fitsInLink(tell(letters.slice(0, count).join('')))) count -= 10;
  return count === letters.length ? tell(message) : tell(`${letters.slice(0, count).join('')}…`);
}

/** What was kept of the form over a reload. Storage can hold anything: whatever is no text is ''. */
export function parseDraft(text: string | null): ContactMessage {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {}
  const of = (field: keyof ContactMessage) => {
    const value = (kept as Partial<Record<string, unknown>> | null)?.[field];
    return typeof value === 'string' ? value : '';
  };
  return { name: of('name'), email: of('email'), phone: of('phone'), message: of('message') };
}

function trimmed({ name, email, phone, message }: ContactMessage): ContactMessage {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
  };
}
