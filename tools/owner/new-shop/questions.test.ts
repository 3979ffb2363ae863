import { dataModules } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { sampleShop } from '@/e2e/shop/sample-shop';
import { judge } from '@/tools/owner/check/judge';
import { questions } from './questions';
import { withoutSamples } from './without-samples';

/** A new shop with one answer. */
function answered(name: string, answer: string) {
  const question = questions.find((one) => one.name === name);
  return question?.put(withoutSamples(sampleShop()), answer);
}

test.each(['1200', '1,200', 'Kshs 1200', 'KSh 1,200', '1200/=', '1,200 bob'])(
  'the fee of a delivery area may be written as %s',
  (fee) => {
    const shop = answered('Delivery area', `Mombasa, ${fee}, by courier, 2 days`);
    expect(shop?.deliveryAreas).toMatchObject([
      { name: 'Mombasa', feeKes: 1200, means: 'By courier', time: '2 days' },
    ]);
  },
);

test.each(['2.000', '150.50', 'free'])(
  'the fee %s of a delivery area is no number, for the check to say what it must be',
  (fee) => {
    const shop = answered('Delivery area', `Mombasa, ${fee}, by courier, 2 days`);
    expect(shop?.deliveryAreas).toMatchObject([{ feeKes: fee }]);
  },
);

test('a rate may have a part behind a point', () => {
  expect(answered('PayPal', '129.500')?.payments.kesPerUsd).toBe(129.5);
  expect(answered('PayPal', 'KSh 130')?.payments.kesPerUsd).toBe(130);
});

test('the parts of an answer need no space after their commas', () => {
  expect(answered('Till', '5123456,ACHIENG DRESSES')?.payments.till).toEqual({
    number: '5123456',
    name: 'ACHIENG DRESSES',
  });
  expect(answered('Delivery area', 'Nyeri town,150,by rider,today')?.deliveryAreas).toMatchObject([
    { name: 'Nyeri town', feeKes: 150 },
  ]);
});

test('hours in words become rows, and words that say no hours are asked again', () => {
  expect(answered('Hours', 'Mon–Sat 9AM–7PM; Sun closed')?.visit).toMatchObject({
    openingHours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '19:00',
      },
    ],
  });
  expect(() => answered('Hours', 'Most days until dusk')).toThrow(
    'must be days, each with its hours',
  );
});

test('what a shop sells begins with a capital, as headings and sentences do', () => {
  expect(answered('Sells', 'second-hand shoes')?.shop.sells).toBe('Second-hand shoes');
});

test.each([
  ['2 hours', '2 hours'],
  ['within 2 hours', '2 hours'],
  ['the same day', 'the same day'],
])('"%s" is when a message is answered', (answer, time) => {
  const shop = answered('Replies within', answer)?.shop;
  expect(shop?.replyWithin).toBe(time);
  expect(judge('shop.ts', dataModules['shop.ts'].schema, shop)).toEqual([]);
});

test.each([
  'same day',
  'today',
  'soon',
  'immediately',
  'any time',
  'same week',
  'as fast as we can',
  'asap',
])('"%s" cannot follow "within", and is refused', (answer) => {
  const shop = answered('Replies within', answer)?.shop;
  const findings = judge('shop.ts', dataModules['shop.ts'].schema, shop);
  expect(findings.map(({ path }) => path)).toEqual([['replyWithin']]);
});

test('nothing of the sample’s goods, towns and babies is in a new shop', () => {
  const { searchWords, sizeSets } = withoutSamples(sampleShop());
  expect(searchWords.popular).toBeUndefined();
  expect(Object.keys(sizeSets)).not.toContain('baby');
  const shop = sampleShop();
  const [product] = shop.products;
  const { sample: _, ...own } = { ...product, sizes: 'baby' } as ProductRecord;
  expect(Object.keys(withoutSamples({ ...shop, products: [own] }).sizeSets)).toContain('baby');
});
