import { recordWith } from '@/e2e/shop/builders';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { kiswahiliOf } from './kiswahili';

const shop = readShop('e2e/shop/data');
const english = { question: 'When?', answer: 'Today.' };

/** The findings in the questions of a shop with these. */
function ofQuestions(faq: typeof shop.faq) {
  return kiswahiliOf({ ...shop, faq }).find(({ where }) => where === 'data/faq.ts');
}

test('each text without Kiswahili is named by its record and field', () => {
  expect(ofQuestions([english])).toMatchObject({ missing: ['When? question', 'When? answer'] });
  expect(ofQuestions([{ ...english, sw: { question: 'Lini?' } }])).toMatchObject({
    missing: ['When? answer'],
  });
});

test('a file that is whole and read is not named', () => {
  const sw = { question: 'Lini?', answer: 'Leo.' };
  expect(ofQuestions([{ ...english, sw }])).toBeUndefined();
  expect(ofQuestions([{ ...english, sw: { ...sw, sample: true } }])).toMatchObject({
    missing: [],
    samples: 1,
  });
});

test('what the shop does not say is not missed', () => {
  const announcement = { text: 'Closed on Friday' };
  const of = (one: typeof shop.announcement) =>
    kiswahiliOf({ ...shop, announcement: one }).find(({ where }) => /announcement/.test(where));
  expect(of({})).toBeUndefined();
  expect(of(announcement)).toMatchObject({ missing: ['text'] });
});

test('texts within a table of records are counted', () => {
  const [guide] = shop.sizeGuides;
  if (!guide) throw new Error('The shop has no size guide.');
  const { sw: _, ...unsaid } = guide;
  const one = { ...unsaid, columns: { foot: { title: 'Foot', holds: 'cm' as const } } };
  const counted = kiswahiliOf({ ...shop, sizeGuides: [one] }).find(({ where }) =>
    /size-guide/.test(where),
  );
  // Its title, the heading of its sizes, its steps, its rows, and one column.
  expect(counted?.missing.length).toBeGreaterThanOrEqual(4);
});

test('a name of a country that both languages have is not missed', () => {
  const of = (madeIn: string) =>
    kiswahiliOf({ ...shop, products: [recordWith({ id: 'boot', madeIn })] })
      .find(({ where }) => where === 'data/catalogue/products')
      ?.missing.filter((name) => name.endsWith('madeIn'));
  expect(of('Kenya')).toEqual([]);
  expect(of('China')).toEqual(['boot madeIn']);
});

test('a colour or a kind of the goods that is in English alone is named', () => {
  const products = [recordWith({ id: 'boot', colour: 'Black', kind: 'boots' })];
  const of = (kiswahiliNames: typeof shop.kiswahiliNames) =>
    kiswahiliOf({ ...shop, products, kiswahiliNames }).find(({ where }) =>
      /kiswahili-names/.test(where),
    );
  const colours = { Black: 'Nyeusi' };
  expect(of({ colours, kinds: { boots: 'Buti' } })).toBeUndefined();
  expect(of({ colours })).toMatchObject({ missing: ['boots'] });
  expect(of({ kinds: { boots: 'Buti' } })).toMatchObject({ missing: ['Black'] });
});
