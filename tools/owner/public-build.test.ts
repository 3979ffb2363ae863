import { readShop } from '@/lib/data-modules/data-folder.build';
import { isPublic, publicBuildIssue } from './public-build';

const own = readShop('e2e/shop/data');
const { till: _, ...payments } = own.payments;
const number = '000000';
const placeholders: typeof own = {
  ...own,
  address: { ...own.address, street: 'Stall 00, Market Street', sample: true },
  payments: {
    ...payments,
    sample: true,
    mpesaNumber: '0700 000 000',
    paybill: { number, account: 'STAND', name: 'STAND' },
    till: { number, name: 'STAND' },
  },
  shop: { ...own.shop, phone: '0700 000 000', whatsapp: '+254 100 000 000', sample: true },
  visit: { ...own.visit, email: 'hello@example.com', sample: true },
};
const at = (NEXT_PUBLIC_SITE_URL: string, more = {}) => ({ NEXT_PUBLIC_SITE_URL, ...more });

test('a build for the public refuses each fact of the sample by file and field', () => {
  expect(publicBuildIssue(placeholders, at('https://www.duka.co.ke'))?.split('\n')).toEqual([
    'The shop cannot be built for https://www.duka.co.ke: customers would read these facts of the sample shop.',
    '  data/shop.ts phone: 0700 000 000 is the number of nobody',
    '  data/shop.ts whatsapp: +254 100 000 000 is the number of nobody',
    '  data/payments.ts mpesaNumber: 0700 000 000 is the number of nobody',
    '  data/payments.ts paybill.number: 000000 is the number of nobody',
    '  data/payments.ts till.number: 000000 is the number of nobody',
    '  data/address.ts street: Stall 00, Market Street is the address of nobody',
    '  data/visit.ts email: hello@example.com is the email of nobody',
    'Put your own in, or take the line out. To show the sample on purpose, set SAMPLE_SHOP=1.',
  ]);
});

test('a shop with its own facts is built for the public', () => {
  expect(publicBuildIssue(own, at('https://www.duka.co.ke'))).toBeUndefined();
});

test('a till and a paybill may end with zeros', () => {
  const paid = {
    ...own.payments,
    paybill: { number: '100000', account: 'STAND', name: 'STAND' },
    till: { number: '700000', name: 'STAND' },
  };
  expect(
    publicBuildIssue({ ...own, payments: paid }, at('https://www.duka.co.ke')),
  ).toBeUndefined();
});

test('a local build has placeholders, and so has a sample that is shown on purpose', () => {
  expect(publicBuildIssue(placeholders, {})).toBeUndefined();
  expect(publicBuildIssue(placeholders, at(''))).toBeUndefined();
  expect(publicBuildIssue(placeholders, at('http://localhost:3000'))).toBeUndefined();
  const onPurpose = at('https://www.duka.co.ke', { SAMPLE_SHOP: '1' });
  expect(publicBuildIssue(placeholders, onPurpose)).toBeUndefined();
});

test.each([
  ['https://www.duka.co.ke', true],
  ['https://example.co.ke', true],
  ['https://localduka.com', true],
  ['https://duka.example', false],
  ['https://www.example.com/shop', false],
  ['http://localhost:3000', false],
  ['http://192.168.1.7:3000', false],
  ['http://[::1]:3000', false],
  ['', false],
])('the address "%s" is public: %s', (address, answer) => {
  expect(isPublic(address)).toBe(answer);
});
