import { internationalPhone, localPhone } from './phone';

test.each([
  '0712345678',
  '0712 345 678',
  '0712-345-678',
  '+254 712 345 678',
  '+254712345678',
  '254712345678',
  '(0712) 345.678',
])('%s is read as a Kenyan mobile number', (text) => {
  expect(internationalPhone(text)).toBe('254712345678');
  expect(localPhone(text)).toBe('0712 345 678');
});

test('numbers that begin with 01 are read too', () => {
  expect(internationalPhone('0110 345 678')).toBe('254110345678');
});

test.each(['', '12345', '071234567', '07123456789', '+255 712 345 678', '0812345678', 'call me'])(
  '"%s" is refused and quoted in the error',
  (text) => {
    expect(() => internationalPhone(text)).toThrow(`"${text}" must be a Kenyan phone number`);
  },
);
