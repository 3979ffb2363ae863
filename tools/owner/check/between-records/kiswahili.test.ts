import { readShop } from '@/lib/data-modules/data-folder.build';
import type { ShopData } from '@/lib/data-modules/shop-files.build';
import { rules } from '.';
import { said, shopWith } from './shop-with';

const shop = readShop('e2e/shop/data');
const { policies, deliveryAreas, announcement, products, kiswahiliNames } = shop;

/** The findings in the tests' shop with other parts. */
const saidOf = (over: Partial<ShopData>) => said(rules, shopWith({ ...shop, ...over }));

/** The findings in policies with other texts in Kiswahili. */
const ofPolicies = (sw: typeof policies.sw) =>
  saidOf({ policies: { ...policies, sw: { ...policies.sw, ...sw } } });

/** The findings in a question and in its answer in Kiswahili. */
const ofAnswer = (answer: string, kiswahili: string) =>
  saidOf({ faq: [{ question: 'When?', answer, sw: { question: 'Lini?', answer: kiswahili } }] });

const [first, second, ...rest] = products;
if (!first || !second) throw new Error('The shop has no two products.');
const others = [second, ...rest];

/** The findings in the first product with other facts. */
const ofProduct = (over: Partial<typeof first>) =>
  saidOf({ products: [...others, { ...first, ...over }] });

test('a shop whose Kiswahili says what its English says has no issue', () => {
  expect(saidOf({})).toEqual([]);
});

test.each([
  [{ shippingFee: 'KSh 100–900' }, 'shippingFee', '100, 900', '150, 250'],
  [{ refund: 'saa 72' }, 'refund', '72', '48'],
  [{ refund: 'haraka' }, 'refund', 'no number', '48'],
  [{ wholesale: 'Zaidi ya bidhaa 12 kwa bei ya jumla' }, 'wholesale', '12', '4'],
  [
    { returns: { home: 'Badilisha ndani ya siku 10', faq: 'Rudisha ndani ya siku 70' } },
    'returns.faq',
    '70',
    '20',
  ],
])('a promise with other numbers than in English, %j, is asked about', (sw, field, here, there) => {
  expect(ofPolicies(sw)).toEqual([
    `data/policies.ts: sw.${field}: is this right? It has ${here}, and the English text ${there}`,
  ]);
});

test.each([
  ['From 1,500 shillings', 'Kuanzia shilingi 1500'],
  ['Until 4PM', 'Hadi saa 10 jioni (4pm)'],
  ['From 8AM to 12:30PM', 'Kutoka saa 2 asubuhi hadi saa 6:30 mchana (12:30pm)'],
  ['Sent before {dispatchBefore} from {town}', 'Kutoka {town}, kabla ya {dispatchBefore}'],
])('“%s” and “%s” say the same', (english, kiswahili) => {
  expect(ofAnswer(english, kiswahili)).toEqual([]);
});

test.each([
  ['Until 4PM', 'Hadi saa 11 jioni', '5', '4'],
  ['It takes {deliveryTime}', 'Ni {laterDeliveryTime}', '{laterDeliveryTime}', '{deliveryTime}'],
])('“%s” and “%s” do not', (english, kiswahili, here, there) => {
  expect(ofAnswer(english, kiswahili)).toEqual([
    `data/faq.ts: entry 1: sw.answer: is this right? It has ${here}, and the English text ${there}`,
  ]);
});

test('an area with another promise in Kiswahili is asked about', () => {
  const [area, ...areas] = deliveryAreas;
  if (!area) throw new Error('The shop has no area.');
  const time = '{laterDeliveryTime}';
  const changed = { ...area, time: '{deliveryTime}', sw: { ...area.sw, time } };
  expect(saidOf({ deliveryAreas: [changed, ...areas] })).toEqual([
    expect.stringContaining('sw.time: is this right? It has {laterDeliveryTime}'),
  ]);
});

test('two areas have two names in Kiswahili', () => {
  const named = deliveryAreas.map((area) => ({ ...area, sw: { ...area.sw, name: 'Mji' } }));
  const sentences = saidOf({ deliveryAreas: named });
  expect(sentences).toHaveLength(named.length - 1);
  expect(sentences[0]).toContain('sw.name: must be the name of one area only');
});

test.each([
  ['in Kiswahili', { ...second, sw: { name: 'Buti' } }],
  ['in English alone', { ...second, name: 'Buti', sw: {} }],
])('a product’s name is not that of another product %s', (_, other) => {
  const one = { ...first, sw: { name: 'Buti' } };
  for (const both of [
    [one, other],
    [other, one],
  ]) {
    expect(saidOf({ products: [...both, ...rest] })).toEqual([
      expect.stringMatching(/: sw\.name: must be another name than that of data\/catalogue/),
    ]);
  }
});

test('a name in Kiswahili has room on a card', () => {
  expect(ofProduct({ sw: { name: 'Kiatu '.repeat(11).trim() } })).toEqual([
    expect.stringContaining('sw.name: must be 60 letters at most, not 65'),
  ]);
});

test('a product has as many texts of pictures in Kiswahili as in English', () => {
  expect(ofProduct({ views: ['from above', 'from below'], sw: { views: ['kutoka juu'] } })).toEqual(
    [expect.stringContaining('sw.views: must have 2, as many as in English, and not 1')],
  );
});

test('Kiswahili without its English is shown nowhere', () => {
  const { material: _, ...bare } = first;
  const sentences = saidOf({ products: [...others, { ...bare, sw: { material: 'Ngozi' } }] });
  expect(sentences).toEqual([
    expect.stringContaining('sw.material: is shown nowhere without its English text'),
  ]);
  expect(saidOf({ announcement: { sw: { text: 'Jumapili tumefungua.' } } })).toEqual([
    'data/announcement.ts: sw.text: is shown nowhere without its English text: write that, or take this out',
  ]);
});

test('the letters of an announcement in Kiswahili are counted as they are read', () => {
  const text = 'Order before {dispatchBefore} and get it on Sunday.';
  const sw = {
    text: 'Agiza kabla ya {dispatchBefore} leo, na uipate Jumapili ukiwa nyumbani kwako.',
  };
  expect(saidOf({ announcement: { ...announcement, text, sw } })).toEqual([
    'data/announcement.ts: sw.text: must be 80 letters or fewer with the facts that it names: it has 84',
  ]);
});

test('a fact that names itself in Kiswahili is named there', () => {
  expect(ofPolicies({ wholesale: 'Agiza {wholesale}' })).toEqual([
    'data/policies.ts: sw.wholesale: must not name itself in braces',
  ]);
});

test('what is wrong in both languages is said once', () => {
  const { quickDelivery: _, ...less } = policies;
  const { quickDelivery: __, ...sw } = policies.sw ?? {};
  const answer = '{quickDelivery}!';
  const faq = [{ question: 'When?', answer, sw: { question: 'Lini?', answer } }];
  const sentences = saidOf({ policies: { ...less, sw }, faq });
  expect(sentences.filter((one) => one.includes('faq.ts'))).toEqual([
    'data/faq.ts: entry 1: answer: names {quickDelivery}, and the shop has none: its whole entry is not shown',
  ]);
});

test.each([
  [{ colours: { Blak: 'Nyeusi' } }, 'colours.Blak', 'Black'],
  [{ colours: { Nyeusi: 'Black' } }, 'colours.Nyeusi', 'Black'],
  [{ kinds: { boot: 'Buti' } }, 'kinds.boot', 'boots'],
])('a colour or a kind that the filter does not have, %j, is named', (names, field, meant) => {
  expect(saidOf({ kiswahiliNames: names })).toEqual([
    `data/kiswahili-names.ts: ${field}: must be in English, as the filter has it; did you mean "${meant}"?`,
  ]);
});

test('a colour that the shop does not have yet may be named', () => {
  const colours = { ...kiswahiliNames.colours, Purple: 'Zambarau' };
  expect(saidOf({ kiswahiliNames: { colours } })).toEqual([]);
});

test('a shop in English alone is not asked about its Kiswahili', () => {
  const { languages: _, ...english } = shop.shop;
  expect(saidOf({ shop: english, policies: { ...policies, sw: { refund: 'saa 72' } } })).toEqual(
    [],
  );
});
