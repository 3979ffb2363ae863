import { shop } from '@/data/shop';
import type { Words } from '@/data/words/types';
import { fillText } from '@/lib/format/fill-text';
import { asRecord, parseJson } from '@/lib/format/unknown-values';
import { fitsInLink } from '@/lib/order/fits-in-link';
import { helloText } from '@/lib/order/order-text';

/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The names of the fields, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

/** A form with nothing in it. */
export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', message: '' };

/**
 * The same message for the chat, with the fields that are filled in (docs/behaviour.md 10.6). A message
 * that does not fit into a link is cut at its end and marked with '…'.
 */
export function contactText(
  words: Pick<Words, 'order' | 'contactForm'>,
  typed: ContactMessage,
): string {
  const { hello, helloFrom, emailRow, phoneRow } = words.contactForm;
  const { name, email, phone, message } = trimmed(typed);
  if (!name && !email && !phone && !message) return helloText(words.order);
  const greeting = fillText(name ? helloFrom : hello, { shop: shop.name, name });
  const reach = [email && fillText(emailRow, { email }), phone && fillText(phoneRow, { phone })]
    .filter(Boolean)
    .join('\n');
  const withText = (text: string) => [greeting, text, reach].filter(Boolean).join('\n\n');
  // Code points, so that a cut never leaves half an emoji.
  const characters = [...message];
  const first = (count: number) => characters.slice(0, count).join('');
  let count = characters.length;
  while (count > 0 && !fitsInLink(withText(first(count)))) count -= 10;
  return withText(count === characters.length ? message : `${first(count)}…`);
}

/**
 * The form as it was kept in storage. `text` is the stored value, null if there is none. A field that
 * is not a text is ''. Never throws.
 */
export function parseDraft(text: string | null): ContactMessage {
  const stored = asRecord(parseJson(text));
  const field = (name: keyof ContactMessage) => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    message: field('message'),
  };
}

function trimmed({ name, email, phone, message }: ContactMessage): ContactMessage {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
  };
}
