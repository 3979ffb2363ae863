import { internationalPhone, localPhone } from './phone';

test.each([
  '0712345678',
  '0712 345 678',
  '0712-345-678',
  '+254 712 345 678',
  '+254712345678',
  '254712345678',
  '(0712) 345.678',
  '712345678',
  '+254 (0) 712 345 678',
  '+2540712345678',
  '00254 712 345 678',
  '0712–345–678',
  '0712\u2011345\u2212678',
  '\u202a+254 712 345 678\u202c',
  '0712\u200b345678\ufeff',
])('%s is read as a Kenyan mobile number', (text) => {
  expect(internationalPhone(text)).toBe('254712345678');
  expect(localPhone(text)).toBe('0712 345 678');
});

test('numbers that begin with 01 are read too', () => {
  expect(internationalPhone('0110 345 678')).toBe('254110345678');
});

test.each([
  '',
  '12345',
  '071234567',
  '07123456789',
  '+255 712 345 678',
  '0812345678',
  '812345678',
  '0001254712345678',
  'call me',
])('"%s" is refused and quoted in the error', (text) => {
  expect(() => internationalPhone(text)).toThrow(`"${text}" must be a Kenyan phone number`);
});
