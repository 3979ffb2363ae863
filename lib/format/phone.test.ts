import { internationalPhone, localPhone } from './phone';

test.each([
  '0712345678',
  '0712 345 678',
  '0712-345-678',
  '+254 712 345 678',
  '+254712345678',
  '254712345678',
  '(0712) 345.678',
])('%s is understood', (text) => {
  expect(internationalPhone(text)).toBe('254712345678');
  expect(localPhone(text)).toBe('0712 345 678');
});

test('the newer 01 numbers are understood', () => {
  expect(internationalPhone('0110 345 678')).toBe('254110345678');
});

test.each(['', '12345', '071234567', '07123456789', '+255 712 345 678', '0812345678', 'call me'])(
  '"%s" is refused with the number in the message',
  (text) => {
    expect(() => internationalPhone(text)).toThrow(`"${text}" is not a Kenyan phone number`);
  },
);
