import { textIssues } from './check-texts';

const shop = {
  id: 'mavazi',
  name: 'Mavazi',
  wholesaleAbove: 3,
  shareMessage: 'Look what I found at Mavazi',
};

const said = (text: string, over: Partial<typeof shop> = {}, field = 'text') =>
  textIssues([{ file: 'data/about.ts', field, text, at: () => ({}) }], {
    ...shop,
    ...over,
    ...(over.name && { shareMessage: over.name }),
  });

const wholesale = 'must agree with wholesaleAbove of data/shop.ts: more than 3 items';

test.each([
  'Order more than 5 items at wholesale price',
  'Wholesale from three pieces',
  'Wholesale: over ten pairs',
  '6 or more: wholesale price',
  'A dozen and more at wholesale price',
])('the text "%s" with another number than the shop’s is a warning', (text) => {
  expect(said(text)).toEqual([
    { file: 'data/about.ts', field: 'text', message: wholesale, severity: 'warning' },
  ]);
});

test.each([
  'Order more than 3 items at wholesale price',
  'Order more than {} items at wholesale price',
  'Wholesale from 4 pieces',
  'Wholesale: at least four items',
  'We have more than 40 pairs on the shelf',
  'Wholesale since 2019',
])('the text "%s" agrees with the shop’s number', (text) => {
  expect(said(text)).toEqual([]);
});

test.each(['From Mavazi with love', 'MAVAZI', 'Mavazi: shoes'])(
  'the text "%s" has the former name of a shop that is named anew',
  (text) => {
    expect(said(text, { name: 'Njeri Wear' })).toEqual([
      {
        file: 'data/about.ts',
        field: 'text',
        message: "must have the shop's name, Njeri Wear, and not a former one",
        severity: 'warning',
      },
    ]);
  },
);

test('a text without the former name, an id and a paybill account are left alone', () => {
  expect(said('https://shop.example/mavazi', { name: 'Njeri Wear' })).toEqual([]);
  expect(said('Mavazi', { name: 'New Mavazi' })).toEqual([]);
  expect(said('MAVAZI', { name: 'Njeri Wear' }, 'account')).toEqual([]);
  expect(said('Shop', { id: 'shop', name: 'Njeri Wear' })).toEqual([]);
});

test('a text for sharing without the shop’s name is a warning', () => {
  expect(textIssues([], { ...shop, shareMessage: 'Look at this' })).toEqual([
    {
      file: 'data/shop.ts',
      field: 'shareMessage',
      message: "must have the shop's name, Mavazi",
      severity: 'warning',
    },
  ]);
});
