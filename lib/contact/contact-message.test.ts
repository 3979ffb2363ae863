import { helloText } from '@/lib/order/order-text';
import { contactText, emptyMessage, parseDraft } from './contact-message';

const typed = {
  name: 'Wanjiru',
  email: 'wanjiru@example.com',
  phone: '0700 000 000',
  message: 'Do you have the boots in 38?',
};

test('the chat carries what she typed, and how to reach her', () => {
  expect(contactText(typed)).toBe(
    'Hello Mavazi, this is Wanjiru.\n\nDo you have the boots in 38?\n\nEmail: wanjiru@example.com\nPhone: 0700 000 000',
  );
});

test('what she left out is not in it', () => {
  expect(contactText({ ...emptyMessage, message: ' Hi ' })).toBe('Hello Mavazi.\n\nHi');
  expect(contactText({ ...emptyMessage, name: '  ' })).toBe(helloText);
});

test('a long message is cut where the link would be too long', () => {
  const text = contactText({ ...typed, message: 'Habari 👟 '.repeat(400) });
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1520);
  expect(text).toContain('…\n\nEmail: wanjiru@example.com');
});

test('a draft comes back as it was kept', () => {
  expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
});

test.each([null, '', '{"name":', 'null', '7', '[]', '{"name":7,"message":null}'])(
  'a kept %s is an empty form',
  (text) => {
    expect(parseDraft(text)).toEqual(emptyMessage);
  },
);
