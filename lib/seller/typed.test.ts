import { readPhone } from './customer-phone';
import { readStockPlace, stockAddress, stockModule } from './stock-place';
import { typedCarrier, typedPayment, typedSum } from './typed-facts';

test.each([
  ['3450', 3450],
  [' KSh 3,450 ', 3450],
  ['3,450/=', 3450],
  ['3450.00', 3450],
  ['20,000,000', 20_000_000],
  ['19,998,000,000,000', 19_998_000_000_000],
  ['19,998,000,000,001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['3450.50', undefined],
  ['3.450', undefined],
  ['USD 20', undefined],
  ['about 3450', undefined],
  ['', undefined],
  ['9'.repeat(400), undefined],
])('the sum %j is %s', (text, sum) => {
  expect(typedSum(text)).toBe(sum);
});

test.each([
  ['sjk4h7l2pq', 'SJK4H7L2PQ'],
  ['SJK4H7L2PQ Confirmed. Ksh1,745.00 paid to SAMPLE STAND. on 26/11/26 at 2:30 PM.', 'SJK4H7L2PQ'],
  ['sjk4h7l2pq confirmed. ksh1,745.00 paid to sample stand. on 26/11/26 at 2:30 pm.', 'SJK4H7L2PQ'],
  ['SJK4H7L2PQ Confirmed.You have received Ksh1,745.00 from A BUYER on 26/11/26.', 'SJK4H7L2PQ'],
  ['TILL100144 SJK4H7L2PQ Confirmed', 'SJK4H7L2PQ'],
  ['MP261126.1430.A12345', 'MP261126.1430.A12345'],
  ['PP7790CC', 'PP7790CC'],
])('the code in %j is %j', (text, code) => {
  expect(typedPayment(text)).toMatchObject({ kind: 'payment', code });
});

test.each(['cash', 'no idea', '<b>1</b>', '1'.repeat(400)])('the text %j is no payment', (text) => {
  expect(typedPayment(text)).toEqual({ kind: 'unknown' });
});

test('nothing that is typed is no payment, and asks nothing', () => {
  expect(typedPayment(' ')).toBeUndefined();
});

test('the code that an order has from an earlier release is its payment', () => {
  expect(typedPayment('AB-12', 'AB-12')).toEqual({ kind: 'payment', code: 'AB-12' });
  expect(typedPayment('AB-12', 'AB-13')).toEqual({ kind: 'unknown' });
});

test.each([
  ['0712 345 678', '0712 345 678', '254712345678'],
  ['712345678', '0712 345 678', '254712345678'],
  ['+254 (0) 112-345-678', '0112 345 678', '254112345678'],
  ['00254712345678', '0712 345 678', '254712345678'],
  ['\u202a+254 712 345 678\u202c', '0712 345 678', '254712345678'],
  ['020 7123456', '020 7123456', undefined],
  ['+44 7700 900123', '+447700900123', '447700900123'],
  ['00256 712 345678', '+256712345678', '256712345678'],
])('the number %j is %j, with the chat %j', (text, shown, chat) => {
  expect(readPhone(text)).toEqual({ shown, ...(chat && { chat }) });
});

test.each([
  '',
  '07123',
  '+254 712',
  'Amina',
  '0712 345 678 9',
  '+0712345678',
  '44 7700 900123',
  '٠٧١٢',
])('the text %j is no number', (text) => {
  expect(readPhone(text)).toBeUndefined();
});

const boot = { id: 'chelsea-boot', category: 'todays-offer' };

test.each([
  [
    'https://github.com/you/your-shop',
    'https://github.com/you/your-shop/edit/main/data/catalogue/products/chelsea-boot.ts',
  ],
  [
    'https://github.com/you/your-shop.git/',
    'https://github.com/you/your-shop/edit/main/data/catalogue/products/chelsea-boot.ts',
  ],
  ['https://docs.example/sheet/1#gid=0', 'https://docs.example/sheet/1#gid=0'],
  [
    'https://code.example/{category}/{id}?edit',
    'https://code.example/todays-offer/chelsea-boot?edit',
  ],
  ['javascript:alert(1)', undefined],
  ['my sheet', undefined],
  ['', undefined],
])('with %j stock is changed at %j', (typed, address) => {
  expect(stockAddress(typed, boot)).toBe(address);
  expect(Boolean(readStockPlace(typed))).toBe(address !== undefined);
});

test('a product that is not known leads to the shop’s files, if to anything', () => {
  const unknown = { id: '', category: '' };
  expect(stockAddress('https://github.com/you/shop', unknown)).toBe('https://github.com/you/shop');
  expect(stockAddress('https://code.example/{category}/{id}', unknown)).toBeUndefined();
  expect(stockModule('')).toBe('data/catalogue/products/….ts');
  expect(stockModule('chelsea-boot')).toBe('data/catalogue/products/chelsea-boot.ts');
});

test.each([
  ['G4S', ' 5567 ', { carrier: 'G4S', waybill: '5567' }],
  ['rider', '', { carrier: 'rider' }],
  ['', 'AB 12', { waybill: 'AB 12' }],
  ['', '', {}],
  ['rider', '+254700000155', { carrier: 'rider, 0700 000 155' }],
  ['', '0700 000 155', { carrier: '0700 000 155' }],
  ['G4S', '700000155', { carrier: 'G4S', waybill: '700000155' }],
  [
    'Sample matatu parcel service of the town',
    '0700 000 155',
    { carrier: 'Sample matatu parcel, 0700 000 155' },
  ],
  ['r'.repeat(60), '0700 000 155', { carrier: `${'r'.repeat(26)}, 0700 000 155` }],
])('sent by %j with %j is %j', (by, number, facts) => {
  expect(typedCarrier(by, number)).toEqual(facts);
});
