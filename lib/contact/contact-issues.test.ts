import { contactFaults } from './contact-issues';
import { emptyMessage } from './contact-message';

const typed = {
  name: 'Wanjiru',
  email: 'wanjiru@example.com',
  phone: '',
  message: 'Do you have the boots in 38?',
};

test('name, email and message are needed, the phone is not', () => {
  expect(contactFaults(typed)).toEqual({});
  expect(contactFaults(emptyMessage)).toEqual({
    name: 'Tell us your name.',
    email: 'We need an email such as name@example.com.',
    message: 'Write your message here.',
  });
});

test('blanks alone are nothing', () => {
  expect(Object.keys(contactFaults({ ...typed, name: ' ', message: '\n ' }))).toEqual([
    'name',
    'message',
  ]);
});

test.each([
  'wanjiru',
  'wanjiru@',
  '@example.com',
  'a b@example.com',
  'a@b@c',
  'a@-b.com',
  'a@b..c',
])('%s is no email address', (email) => {
  expect(contactFaults({ ...typed, email })).toHaveProperty('email');
});

test.each([' wanjiru@example.com ', 'w.k+shop@mail.example.co.ke', "o'neil@b", 'W_K@EXAMPLE.COM'])(
  '%s is one, as browsers have it',
  (email) => {
    expect(contactFaults({ ...typed, email })).toEqual({});
  },
);
