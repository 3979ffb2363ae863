import { shop } from '@/data/shop';
import { longestChatText } from '@/lib/values/limits';
import { contactText, emptyMessage, parseDraft } from './contact-message';

const typed = {
  name: 'Wanjiru',
  email: 'wanjiru@example.com',
  phone: '0700 000 000',
  message: 'Do you have the boots in 38?',
};

test('the chat message has the typed text, email and phone', () => {
  expect(contactText(typed)).toBe(
    `Hello ${shop.name}, this is Wanjiru.\n\nDo you have the boots in 38?\n\nEmail: wanjiru@example.com\nPhone: 0700 000 000`,
  );
});

test('the chat message leaves out empty fields', () => {
  expect(contactText({ ...emptyMessage, message: ' Hi ' })).toBe(`Hello ${shop.name}.\n\nHi`);
  expect(contactText({ ...emptyMessage, name: '  ' })).toBe(
    `Hello ${shop.name}, I would like to ask about your clothes and shoes.`,
  );
});

test('a message too long for a link is cut and marked', () => {
  const text = contactText({ ...typed, message: 'Habari 👟 '.repeat(400) });
  expect(encodeURIComponent(text).length).toBeLessThan(longestChatText);
  expect(text).toContain('…\n\nEmail: wanjiru@example.com');
});

test('a draft is read as it was stored', () => {
  expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
});

test.each([null, '', '{"name":', 'null', '7', '[]', '{"name":7,"message":null}'])(
  'a stored value of %s is read as an empty form',
  (text) => {
    expect(parseDraft(text)).toEqual(emptyMessage);
  },
);
