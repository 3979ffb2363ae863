import { readShop } from '@/lib/data-modules/data-folder.build';
import { questions } from './questions';
import { withoutSamples } from './without-samples';

/** A new shop with one answer. */
function answered(name: string, answer: string) {
  const question = questions.find((one) => one.name === name);
  return question?.put(withoutSamples(readShop('data')), answer);
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
