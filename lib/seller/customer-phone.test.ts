import { pastedPhone } from './customer-phone';

test.each([
  ['0712 345 678', '0712 345 678'],
  ['A Customer +254 712 345 678', '0712 345 678'],
  ['+254 712 345 678 (A Customer)', '0712 345 678'],
  ['A Customer\n0712-345-678', '0712 345 678'],
  ['tel:+254712345678', '0712 345 678'],
  ['https://wa.me/254712345678', '0712 345 678'],
  ['wa.me/254712345678?text=Hello%202', '0712 345 678'],
  ['https://api.whatsapp.com/send?phone=254712345678&text=Hello', '0712 345 678'],
  ['https://wa.me/447700900123', '+447700900123'],
  ['A Customer +44 7700 900123', '+447700900123'],
])('the number in %j is %s', (text, shown) => {
  expect(pastedPhone(text)?.shown).toBe(shown);
});

test.each([
  '',
  'A Customer',
  'A Customer 0712 345 67',
  '0712 345 678, 0722 345 678',
  'Order 12345678901234567890',
  'https://wa.me/message/ABCDEF',
])('%j has no number, or not one alone', (text) => {
  expect(pastedPhone(text)).toBeUndefined();
});
