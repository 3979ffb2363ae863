import { said, shopWith } from './shop-with';
import { textRules } from './texts';

const shop = {
  id: 'mavazi',
  name: 'Mavazi',
  phone: '0700 000 000',
  sells: 'Shoes',
  replyWithin: '1 day',
  wholesaleAbove: 3,
  orderPrefix: 'MVZ',
};

/** The findings in a text of the page About. */
const saidOf = (text: string, over: Partial<typeof shop> = {}) =>
  said(
    textRules,
    shopWith({ shop: { ...shop, ...over }, about: { story: [text], figures: [], values: [] } }),
  );

test.each([
  'Order more than 5 items at wholesale price',
  'Wholesale from three pieces',
  'Wholesale: over ten pairs',
  '6 or more: wholesale price',
  'A dozen and more at wholesale price',
])('the text "%s" with another number than the shop’s is a warning', (text) => {
  expect(saidOf(text)).toEqual([
    'data/about.ts: story 1: must agree with wholesaleAbove of data/shop.ts: more than 3 items',
  ]);
});

test.each([
  'Order more than 3 items at wholesale price',
  'Order more than {wholesaleAbove} items at wholesale price',
  'Wholesale from 4 pieces',
  'Wholesale: at least four items',
  'We have more than 40 pairs on the shelf',
  'Wholesale since 2019',
])('the text "%s" agrees with the shop’s number', (text) => {
  expect(saidOf(text)).toEqual([]);
});

test.each(['From Mavazi with love', 'MAVAZI', 'Mavazi: shoes'])(
  'the text "%s" has the former name of a shop that is named anew',
  (text) => {
    expect(saidOf(text, { name: 'Njeri Wear' })).toEqual([
      "data/about.ts: story 1: must have the shop's name, Njeri Wear, and not a former one",
    ]);
  },
);

test('a text without the former name is left alone', () => {
  expect(saidOf('https://shop.example/mavazi', { name: 'Njeri Wear' })).toEqual([]);
  expect(saidOf('Mavazi', { name: 'New Mavazi' })).toEqual([]);
  expect(saidOf('Shop', { id: 'shop', name: 'Njeri Wear' })).toEqual([]);
});

const payments = { mpesaNumber: '0711 000 111', mpesaName: 'DUKA' };
const phonesIn = (text: string) =>
  said(textRules, shopWith({ shop, payments, about: { story: [text], figures: [], values: [] } }));

test.each(['0711 111 111', '0711111111', '+254 711 111 111', '254711-111-111', '0110 345 678'])(
  'the phone number %s, which is not the shop’s, is worth a look',
  (number) => {
    expect(phonesIn(`Call ${number}.`)).toEqual([
      `data/about.ts: story 1: names the phone number ${number}, which is not in data/shop.ts: customers call it`,
    ]);
  },
);

test.each([
  'Call +254 700 000 000.',
  'Send it to 0711000111.',
  'Till 5204817, since 2019, KSh 100,000.',
])('the text "%s" has no number of others', (text) => {
  expect(phonesIn(text)).toEqual([]);
});
