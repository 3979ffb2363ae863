import { contactIssues } from './contact-issues';
import { emptyMessage } from './contact-message';

const typed = {
  name: 'Wanjiru',
  email: 'wanjiru@example.com',
  phone: '',
  message: 'Do you have the boots in 38?',
};

test('name, email and message are required and the phone is optional', () => {
  expect(contactIssues(typed)).toEqual({});
  expect(contactIssues(emptyMessage)).toEqual({
    name: 'Tell us your name.',
    email: 'We need an email such as name@example.com.',
    message: 'Write your message here.',
  });
});

test('a field with white space alone counts as empty', () => {
  expect(Object.keys(contactIssues({ ...typed, name: ' ', message: '\n ' }))).toEqual([
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
])('%s is refused as an email address', (email) => {
  expect(contactIssues({ ...typed, email })).toHaveProperty('email');
});

test.each([' wanjiru@example.com ', 'w.k+shop@mail.example.co.ke', "o'neil@b", 'W_K@EXAMPLE.COM'])(
  '%s is accepted as an email address',
  (email) => {
    expect(contactIssues({ ...typed, email })).toEqual({});
  },
);
