import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { readShop } from '@/lib/data-modules/data-folder.build';
import type { ShopData } from '@/lib/data-modules/shop-files.build';
import { describeUnsettled, lineOf, unsettled } from './unsettled';

const whole = readShop('e2e/shop/data');
const sample = { sample: true } as const;
const { languages, ...inEnglish } = whole.shop;

/** A shop whose facts, texts and pictures are its own. */
const settled: ShopData = {
  ...whole,
  about: { ...whole.about, figures: [] },
  categories: whole.categories.map(({ tileDrawn: _, ...category }) => category),
  products: [recordWith()],
  reviews: [],
  scenes: { 'empty-cart': { alt: '' } },
  shop: inEnglish,
  sizeGuides: [],
};
const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://shop.example',
  NEXT_PUBLIC_PAYPAL_CLIENT_ID: 'a',
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'b',
  NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://shop.example/mail',
};
const beside = { settings, hasLogo: true, photos: undefined };
const linesOf = (
  over: Partial<ShopData>,
  env: object = settings,
  photos?: readonly string[] | undefined,
) =>
  unsettled({ ...settled, ...over }, { settings: { ...env }, hasLogo: true, photos }).map(
    (row) => `${row.harm} ${lineOf(row)}`,
  );

test('a shop whose facts, texts and pictures are its own has nothing to settle', () => {
  expect(linesOf({})).toEqual([]);
});

test('a cause is one line, however many records have it', () => {
  const products = ['cap', 'hat', 'shoe', 'sock', 'tie'].map((id) =>
    recordWith({ id, ...sample, drawn: true }),
  );
  expect(linesOf({ products })).toEqual([
    'untrue data/catalogue: 5 samples: cap; hat; shoe; 2 more',
    'notYours data/catalogue: drawn pictures (5): cap; hat; shoe; 2 more',
  ]);
});

test('all names of a cause are said where they are asked for', () => {
  const products = ['cap', 'hat', 'shoe', 'sock'].map((id) => recordWith({ id, ...sample }));
  const rows = unsettled({ ...settled, products }, beside);
  expect(describeUnsettled(rows)).toMatch(
    /cap; hat; shoe; 1 more\n {2}Every name: npm run check -- --all$/,
  );
  expect(describeUnsettled(rows, Number.POSITIVE_INFINITY)).toMatch(/cap; hat; shoe; sock$/);
});

test('every kind of record can be a sample, and is named by what it is called', () => {
  const { about, address, deliveryAreas, faq, payments, policies, sharing, visit } = whole;
  const { mpesaTariff, pages, reviews, whyChoose } = whole;
  const all = <T extends object>(list: readonly T[]) => list.map((one) => ({ ...one, ...sample }));
  expect(
    linesOf({
      about: { ...about, ...sample, figures: [], values: all(about.values.slice(0, 1)) },
      address: { ...address, ...sample },
      categories: all(settled.categories.slice(0, 1)),
      deliveryAreas: all(deliveryAreas),
      faq: all(faq.slice(0, 1)),
      mpesaTariff: { ...mpesaTariff, ...sample },
      pages: { ...pages, home: { ...pages.home, ...sample } },
      payments: { ...payments, ...sample },
      policies: { ...policies, ...sample },
      reviews: all(reviews.slice(0, 1)),
      sharing: { ...sharing, ...sample },
      shop: { ...inEnglish, ...sample },
      sizeGuides: all(whole.sizeGuides.slice(0, 1)),
      visit: { ...visit, ...sample },
      whyChoose: all(whyChoose.slice(0, 1)),
    }),
  ).toEqual([
    'sells data/delivery.ts: fees and times of the sample shop',
    'sells data/mpesa-tariff.ts: what sending costs, not yet compared with the table of today',
    'sells data/payments.ts: numbers and names of the sample shop, where money reaches nobody',
    'untrue data/about.ts: 2 samples: about; One price',
    'untrue data/address.ts: a sample: address',
    'untrue data/catalogue/categories.ts: a sample: Footwear',
    'untrue data/faq.ts: a sample: How does a sample order pay?',
    'untrue data/pages.ts: a sample: Sample clothes from Sampletown',
    'untrue data/policies.ts: a sample: policies',
    'untrue data/reviews.ts: a sample: Person A',
    'untrue data/sharing.ts: a sample: sharing',
    'untrue data/shop.ts: a sample: Duka Mfano',
    'untrue data/size-guide.ts: a sample: Sample shoes',
    'untrue data/visit.ts: a sample: visit',
    'untrue data/why-choose.ts: a sample: Quick delivery within two hours',
  ]);
});

test('numbers of zeros, a price that is drawn and a sandbox sell wrongly', () => {
  const { priceKes: _, ...unpriced } = recordWith({ id: 'boot' });
  const { payments } = whole;
  const number = '000000';
  expect(
    linesOf(
      {
        shop: { ...inEnglish, phone: '0700 000 000' },
        payments: {
          ...payments,
          mpesaNumber: '+254 100 000 000',
          paybill: { number, account: 'STAND', name: 'STAND' },
          till: { number, name: 'STAND' },
        },
        products: [unpriced],
      },
      {},
    ),
  ).toEqual([
    'sells data/shop.ts phone: 0700 000 000 is the number of nobody',
    'sells data/payments.ts mpesaNumber: +254 100 000 000 is the number of nobody',
    'sells data/payments.ts paybill.number: 000000 is the number of nobody',
    'sells data/payments.ts till.number: 000000 is the number of nobody',
    'sells data/catalogue: no price, so the shop draws one: boot',
    'sells NEXT_PUBLIC_SITE_URL: not set: links for sharing go to mavazi.example',
    "sells NEXT_PUBLIC_PAYPAL_CLIENT_ID: not set: PayPal's sandbox, no real payments",
    'wish NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: not set: Contact has no map',
    'wish NEXT_PUBLIC_CONTACT_ENDPOINT: not set: the message form opens WhatsApp',
  ]);
});

test('an address of nobody is untrue, and a picture that is drawn or not there is not the shop’s yet', () => {
  const [tops] = settled.categories;
  expect(
    linesOf({
      scenes: { 'empty-cart': { alt: '' }, about: { alt: '', drawn: true } },
      categories: tops ? [{ ...tops, tilePicture: 'tile-tops', tileDrawn: true }] : [],
      social: {
        instagram: 'https://www.instagram.com/',
        tiktok: 'https://www.tiktok.com/@duka',
        pinterest: 'https://www.pinterest.com/',
      },
      visit: { email: 'hello@example.com' },
    }),
  ).toEqual([
    'untrue data/visit.ts email: hello@example.com is the email of nobody',
    "untrue data/social.ts: the front page of a network and not the shop's page there: instagram; pinterest",
    'notYours data/photos/scenes: drawn pictures (2): about; tile-tops',
  ]);
});

test('a product of which there is no photo has no picture yet, and none that is drawn', () => {
  const category = categoryWith();
  const products = ['boot', 'cap', 'tie'].map((id) =>
    recordWith({ id, category: category.id, ...(id !== 'tie' && { drawn: true }) }),
  );
  const of = (photos?: readonly string[]) =>
    linesOf({ products, categories: [category] }, settings, photos);
  const { folder } = category;
  const photos = ['cap.jpg', 'boot.heic', 'tie-2.jpg'].map((file) => `${folder}/${file}`);
  expect(of([...photos, 'other/tie.jpg'])).toEqual([
    'notYours data/catalogue: drawn pictures (1): cap',
    'notYours data/catalogue: no picture yet (2): boot; tie',
  ]);
  // On the desk nobody sees the photos.
  expect(of()).toEqual(['notYours data/catalogue: drawn pictures (2): boot; cap']);
});

test('a shop without cards, without a number to send to and without a map needs none of their settings', () => {
  const { till } = whole.payments;
  const { location: _, ...visit } = whole.visit;
  const over = { payments: till ? { till } : {}, visit };
  const mpesaTariff = { ...whole.mpesaTariff, ...sample };
  const env = {
    ...settings,
    NEXT_PUBLIC_PAYPAL_CLIENT_ID: '',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: '',
  };
  expect(linesOf({ ...over, mpesaTariff }, env)).toEqual([]);
});

test('the list is in the order of harm, each under its heading', () => {
  const rows = unsettled(
    { ...settled, shop: { ...inEnglish, ...sample, phone: '0700 000 000' } },
    beside,
  );
  expect(describeUnsettled(rows)).toBe(
    [
      '  Sells wrongly:',
      '    data/shop.ts phone: 0700 000 000 is the number of nobody',
      '  Untrue:',
      '    data/shop.ts: a sample: Duka Mfano',
    ].join('\n'),
  );
});

test('a shop that has put in no logo still shows the pineapple', () => {
  const rows = unsettled(settled, { ...beside, hasLogo: false });
  expect(rows.map((row) => `${row.harm} ${lineOf(row)}`)).toEqual([
    'notYours data/logo: the pineapple of the sample shop: put in logo.svg or logo.png',
  ]);
});

test('a shop with pages in Kiswahili has to settle what they say in English, and what nobody has read', () => {
  const faq = [{ question: 'When?', answer: 'Today.', sw: { question: 'Lini?', ...sample } }];
  const texts = { announcement: {}, kiswahiliNames: sample, faq };
  expect(linesOf(texts)).toEqual([]);
  const lines = linesOf({ ...texts, shop: { ...inEnglish, ...(languages && { languages }) } });
  expect(lines).toContain(
    'wish data/faq.ts: 1 text is in English alone, without Kiswahili: When? answer',
  );
  expect(lines).toContain(
    'wish Kiswahili: it came with the shop: let somebody read it whose language it is: data/words/sw; data/kiswahili-names.ts; data/faq.ts',
  );
  expect(lines.every((line) => line.startsWith('wish '))).toBe(true);
});

test.each([
  ['link', {}, {}],
  ['phone', { shop: { ...inEnglish, phone: '+254700000000' } }, settings],
  ['street', { address: { ...whole.address, street: 'Stall 00' } }, settings],
  ['street', { address: { ...whole.address, ...sample } }, settings],
  ['photos', { products: [recordWith({ drawn: true })] }, settings],
])('what posts show of what is to settle is known by itself: %s', (onPosts, over, env) => {
  const rows = unsettled({ ...settled, ...over }, { ...beside, settings: env });
  expect(rows.flatMap((row) => row.onPosts ?? [])).toEqual([onPosts]);
});

test('posts show no other number, scene or picture that is missing', () => {
  const category = categoryWith();
  const rows = unsettled(
    {
      ...settled,
      payments: { ...whole.payments, mpesaNumber: '+254700000000' },
      products: [recordWith({ category: category.id })],
      categories: [category],
      scenes: { 'empty-cart': { alt: '', drawn: true } },
    },
    { ...beside, photos: [] },
  );
  expect(rows.map((row) => row.onPosts)).toEqual([undefined, undefined, undefined]);
});
