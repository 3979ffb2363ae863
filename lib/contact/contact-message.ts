import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { textThatFits } from '@/lib/order/message-length';
import { helloText } from '@/lib/order/order-text';
import { asRecord, parseJson } from '@/lib/values/unknown-values';
import { contactFormWords } from '@/owner-words/contact-form';

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const contactFields = ['name', 'email', 'phone', 'message'] as const;

/** A field that only programs fill in, by Formspree's name, which other services know too. */
export const trapField = '_gotcha';

/** A message with the text that `textOf` gives for each field. */
export function messageOf(textOf: (field: keyof ContactMessage) => string): ContactMessage {
  return Object.fromEntries(
    contactFields.map((field) => [field, textOf(field)]),
  ) as unknown as ContactMessage;
}

/** A form with nothing in it. */
export const emptyMessage: ContactMessage = messageOf(() => '');

/**
 * The same message for the chat, with the fields that are filled in. A message
 * that does not fit into a link is cut at its end and marked with '…'.
 */
export function contactText(typed: ContactMessage): string {
  const { hello, helloFrom, emailRow, phoneRow } = contactFormWords;
  const { name, email, phone, message } = messageOf((field) => typed[field].trim());
  if (!name && !email && !phone && !message) return helloText();
  const greeting = fillText(name ? helloFrom : hello, { shop: shop.name, name });
  const reach = [email && fillText(emailRow, { email }), phone && fillText(phoneRow, { phone })]
    .filter(Boolean)
    .join('\n');
  return textThatFits(message, (text) => [greeting, text, reach].filter(Boolean).join('\n\n'));
}

/** The form from a stored text or null; a field that is not a text is ''. Never throws. */
export function parseDraft(text: string | null): ContactMessage {
  const stored = asRecord(parseJson(text));
  return messageOf((field) => {
    const value = stored[field];
    return typeof value === 'string' ? value : '';
  });
}
