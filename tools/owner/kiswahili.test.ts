import { readShop } from '@/lib/data-modules/data-folder.build';
import { kiswahiliOf } from './kiswahili';

const shop = readShop('data');
const [question] = shop.faq;
if (!question) throw new Error('The shop has no question.');
const english = { question: 'When?', answer: 'Today.' };

/** What is said of the questions of a shop with these. */
function ofQuestions(faq: typeof shop.faq) {
  return kiswahiliOf({ ...shop, faq }).find(({ where }) => where === 'data/faq.ts');
}

test('each text without Kiswahili is counted', () => {
  expect(ofQuestions([english])).toMatchObject({ missing: 2 });
  expect(ofQuestions([{ ...english, sw: { question: 'Lini?' } }])).toMatchObject({ missing: 1 });
});

test('a file that is whole and read is not named', () => {
  const sw = { question: 'Lini?', answer: 'Leo.' };
  expect(ofQuestions([{ ...english, sw }])).toBeUndefined();
  expect(ofQuestions([{ ...english, sw: { ...sw, sample: true } }])).toMatchObject({
    missing: 0,
    samples: 1,
  });
});

test('what the shop does not say is not missed', () => {
  const announcement = { text: 'Closed on Friday' };
  const of = (one: typeof shop.announcement) =>
    kiswahiliOf({ ...shop, announcement: one }).find(({ where }) => /announcement/.test(where));
  expect(of({})).toBeUndefined();
  expect(of(announcement)).toMatchObject({ missing: 1 });
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
  expect(counted?.missing).toBeGreaterThanOrEqual(4);
});

test('a colour or a kind of the goods that is in English alone is counted', () => {
  const { colours = {}, kinds = {} } = shop.kiswahiliNames;
  const of = (kiswahiliNames: typeof shop.kiswahiliNames) =>
    kiswahiliOf({ ...shop, kiswahiliNames }).find(({ where }) => /kiswahili-names/.test(where));
  expect(of({ colours, kinds })).toBeUndefined();
  const { Black: _, ...fewColours } = colours;
  const { boots: __, ...fewKinds } = kinds;
  expect(of({ colours: fewColours, kinds: fewKinds })).toMatchObject({ missing: 2 });
});
