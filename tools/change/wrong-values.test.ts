import { dataModules, productModule } from '@/data/schema/modules';
import { sampleShop } from '@/e2e/shop/sample-shop';
import { describeIssues, type Issue, stops } from '@/lib/catalogue/issue';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { moduleAt, productFile } from '@/lib/data-modules/shop-files.build';
import { internationalPhone, isPhone } from '@/lib/format/phone';
import { asRecord } from '@/lib/values/unknown-values';
import { mistakeIn, withTyped } from '@/tools/desk/page/fields/stock-value';
import { type Form, fromForm, toForm } from '@/tools/desk/page/forms/form-value';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { beforeSave } from '@/tools/desk/page/saving/before-save';
import { describeFindings } from '@/tools/desk/report/describe-findings';
import { planNewShop } from '@/tools/owner/new-shop/plan';
import { questions } from '@/tools/owner/new-shop/questions';
import { applyPlan } from '@/tools/owner/sheet/apply-plan';
import { columnAt } from '@/tools/owner/sheet/columns';
import { planSheet } from '@/tools/owner/sheet/plan';
import { sentenceOf } from '@/tools/owner/sheet/sheet-issue';
import { tableOf } from '@/tools/owner/sheet/table';
import { changeOf } from './change-shop';
import { catalogueIn, printedFile, readFiles } from './module-files';

/*
 * Values that are wrong, or not as the shop has them, at each door by which they can come: a cell of the sheet,
 * a field of a form, an answer of a new shop, a module. Each door understands one, asks about it or refuses it,
 * as the others do.
 */

const SHOP = 'e2e/shop/data';
const [shop, sample] = [readShop(SHOP), sampleShop()];
const shoe = shop.products.find(({ id }) => id === 'ankle-boot') as (typeof shop.products)[number];
const PRODUCT = productFile(shoe.id);
const TODAY = '2026-11-26';

beforeAll(async () => {
  const values = [
    ...Object.entries(dataModules).map(([file, { name }]) => [file, shop[name]] as const),
    ...shop.products.map((record) => [productFile(record.id), record] as const),
  ];
  for (const [file, value] of values) {
    const module = moduleAt(file);
    if (module) await moduleFormat(module).fromFile(printedFile(file, value));
  }
});

/** The result of a door for a value. */
type Verdict = `read ${string}` | 'asked' | 'refused';

/** A door that cannot change the written value names it. */
const NAMED =
  /(?:must be a number: |did you mean "|must be ")([^",\s]+)|must be (true|false)(?! or|, or)/;

/** The sizes that a sentence names. */
function listIn(sentence: string): string[] | undefined {
  const [, list] = /(?:by itself: |write )\[(.*?)\]/.exec(sentence) ?? [];
  return list?.replaceAll("'", '').split(', ');
}

function verdictOf(sentence: string): Verdict {
  if (/could be/.test(sentence)) return 'asked';
  const list = listIn(sentence);
  if (list) return readAs(list);
  const [, value, tick] = NAMED.exec(sentence) ?? [];
  const named = value ?? tick;
  return named ? `read ${named}` : 'refused';
}

function readAs(value: unknown): Verdict {
  if (Array.isArray(value)) return `read ${value.join(' ')}`;
  const isDigits = typeof value === 'string' && /^[\d ]+$/.test(value);
  return `read ${isPhone(value) && !isDigits ? internationalPhone(value) : isDigits ? value.replaceAll(' ', '') : value}`;
}

/** The part of a value at a path. */
const partAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, part) => asRecord(inner)[part] ?? (inner as never)?.[part], value);
const withPart = (value: unknown, [part, ...rest]: Path, text: unknown): unknown => {
  if (part === undefined) return text;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[part] = withPart(copy[part] ?? {}, rest, text);
  return copy;
};

type Path = readonly (string | number)[];

/** A value of the shop, and the doors by which it comes. */
interface Place {
  file: string;
  path: Path;
  /** Left out: a form lets nobody type it. */
  isTyped?: boolean;
  /** Its question, and the answer with the text for … */
  answer?: readonly [question: string, answer: string];
}

const product = (field: string, more: Partial<Place> = {}): Place => ({
  file: PRODUCT,
  path: [field],
  isTyped: true,
  ...more,
});

/** The value that a door reads, or its sentences about it. */
type Outcome = { value: unknown } | { said: readonly string[] };

const outcomeOf = (said: readonly string[], value: unknown): Outcome =>
  said.length > 0 ? { said } : { value };

const verdictAt = (outcome: Outcome): Verdict =>
  'value' in outcome ? readAs(outcome.value) : verdictOf(outcome.said.join());

async function atEachDoor(place: Place, text: string): Promise<Record<string, Verdict>> {
  const { file, path, isTyped, answer } = place;
  return {
    ...(file === PRODUCT && { cell: verdictAt(inCell(path, text)) }),
    ...(isTyped && { form: verdictAt(await onForm(place, text)) }),
    ...(answer && { answer: verdictAt(asAnswer(place, answer, text)) }),
    module: inModule(place, text),
  };
}

function inCell([field]: Path, text: string): Outcome {
  const { header } = columnAt(field as 'priceKes');
  const table = tableOf({
    rows: [
      ['Id', 'Name', header],
      [shoe.id, shoe.name, text],
    ],
  });
  const options = { today: TODAY, gone: 'keep', hasPhoto: () => true } as const;
  const files = readFiles(SHOP);
  const plan = planSheet(table, catalogueIn(files), options);
  const { issues } = applyPlan(files, plan);
  const products = plan.catalogue.categories.flatMap((category) => category.products);
  const record = asRecord(products.find(({ id }) => id === shoe.id));
  return outcomeOf(issues.map(sentenceOf), record[String(field)]);
}

/** Sizes are typed on a field of their own. */
function typedSizes(text: string): Outcome {
  const stock = withTyped({ sizes: [] }, text, shop.sizeSets);
  const mistake = mistakeIn(stock, shop.sizeSets);
  return outcomeOf(mistake === undefined ? [] : [mistake], stock.sizes);
}

async function onForm({ file, path }: Place, text: string): Promise<Outcome> {
  if (path.includes('sizes')) return typedSizes(text);
  const module = moduleAt(file) ?? productModule;
  const value = module === productModule ? shoe : asRecord(shop)[module.name];
  const field = path.at(-1);
  const typed = (form: unknown): unknown => {
    if (Array.isArray(form)) return [typed(form[0]), ...form.slice(1)];
    if (typeof form !== 'object' || form === null) return form;
    return Object.fromEntries(
      Object.entries(form).map(([name, one]) => [name, name === field ? text : typed(one)]),
    );
  };
  const isProduct = module === productModule;
  const entry = {
    collection: isProduct ? 'products' : '_singletons',
    slug: isProduct ? shoe.id : module.name,
    newRecord: false,
    data: typed(toForm(module.schema, withPart(value, path, partAt(value, path) ?? ''))) as Form,
  };
  try {
    const guard = { ask: async () => true, isThere: async () => true, forgetDraft: () => {} };
    const saved = await beforeSave(entry, guard, Date.parse(TODAY));
    return { value: partAt(fromForm(module.schema, saved), path) };
  } catch (error) {
    return { said: [((error as Error).cause as Error).message] };
  }
}

function asAnswer(
  { file, path }: Place,
  [name, answer]: readonly [string, string],
  text: string,
  before = sample,
): Outcome {
  const all = { Name: 'Duka', Sells: 'shoes', Phone: '0700 000 001', Town: 'Nyeri' };
  const given = {
    ...all,
    ...(name === 'Pay on delivery' && { 'Delivery area': 'Juja, 100, by rider, today' }),
  };
  const answers = Object.entries({ ...given, [name]: answer.replace('…', text) }).map(
    ([question, said]) => ({
      question: questions.find((one) => one.name === question) as (typeof questions)[number],
      text: said,
    }),
  );
  const plan = planNewShop(SHOP, before, answers);
  return outcomeOf(
    plan.faults.filter((one) => one.startsWith(`${name}: `)),
    partAt(asRecord(plan.shop)[moduleAt(file)?.name ?? ''], path),
  );
}

/** The check's sentence about a module with a value in one place. */
function issuesIn({ file, path }: Place, written: unknown): readonly Issue[] {
  const value = file === PRODUCT ? shoe : asRecord(shop)[moduleAt(file)?.name ?? ''];
  const { issues } = changeOf(SHOP, { [file]: withPart(value, path, written) as object });
  return issues.filter((issue) => issue.file === `data/${file}`);
}

function inModule(place: Place, text: string): Verdict {
  const judged = (written: unknown, isWanted: (issue: Issue) => boolean = () => true) =>
    describeIssues(issuesIn(place, written).filter(isWanted).map(withoutLine));
  const said = judged(place.path.includes('sizes') ? [text] : text);
  const [, number] = /must be a number: ([^,\s]+)/.exec(said) ?? [];
  const meant = number === undefined ? listIn(said) : Number(number);
  // As it is written then, it may be wrong still.
  const then = meant === undefined ? said : judged(meant, stops) || said;
  return then === '' ? readAs(text) : verdictOf(then);
}

function withoutLine({ place: _, ...issue }: Issue): Issue {
  return issue;
}

const fee: Place = {
  file: 'delivery.ts',
  path: [0, 'feeKes'],
  isTyped: true,
  answer: ['Delivery area', 'Juja, …, by rider, today'],
};
const rate: Place = {
  file: 'payments.ts',
  path: ['kesPerUsd'],
  isTyped: true,
  answer: ['PayPal', '…'],
};
const till: Place = {
  file: 'payments.ts',
  path: ['till', 'number'],
  isTyped: true,
  answer: ['Till', '…, DUKA'],
};
const phone: Place = { file: 'shop.ts', path: ['phone'], isTyped: true, answer: ['Phone', '…'] };
const reply: Place = {
  file: 'shop.ts',
  path: ['replyWithin'],
  isTyped: true,
  answer: ['Replies within', '…'],
};
const payLater: Place = {
  file: 'delivery.ts',
  path: [0, 'payOnDelivery'],
  answer: ['Pay on delivery', '…'],
};

const table: readonly (readonly [string, Place, Readonly<Record<string, Verdict>>])[] = [
  [
    'price',
    product('priceKes'),
    {
      '4,100': 'read 4100',
      'KSh 4 100/=': 'read 4100',
      '2.000': 'asked',
      '1.500': 'asked',
      '12O0': 'refused',
      '1200-1500': 'refused',
      'about 1200': 'refused',
      '-1200': 'refused',
      '10.50': 'refused',
      '0': 'refused',
      $12: 'refused',
      '99999999': 'refused',
    },
  ],
  [
    'fee',
    fee,
    {
      '1.500': 'asked',
      free: 'refused',
      '150-200': 'refused',
      '-50': 'refused',
      '1,50': 'refused',
      '200 bob': 'read 200',
    },
  ],
  ['rate', rate, { '1,290': 'asked', 'KSh 129.50': 'read 129.5', '0': 'refused', many: 'refused' }],
  [
    'rating',
    product('rating'),
    { '4,5': 'read 4.5', '4.5.1': 'refused', '9': 'refused', '½': 'refused' },
  ],
  [
    'reviews',
    product('reviews'),
    { '1,000': 'read 1000', '1.000': 'asked', '2.5': 'refused', many: 'refused' },
  ],
  [
    'mark',
    product('isNew', { isTyped: false }),
    { yes: 'read true', maybe: 'refused', '2': 'refused' },
  ],
  ['yes or no', payLater, { ndio: 'read true', no: 'read false', labda: 'refused' }],
  [
    'day',
    product('added'),
    { '21/11/2026': 'refused', '2026-02-30': 'refused', yesterday: 'refused' },
  ],
  [
    'phone',
    phone,
    {
      '+254 (0) 712-345-678': 'read 254712345678',
      '0712 345': 'refused',
      '+255 712 345 678': 'refused',
      '0712 345 678 / 0722 000 000': 'refused',
      '07I2 345 678': 'refused',
    },
  ],
  [
    'time of an answer',
    reply,
    {
      'same day': 'refused',
      today: 'refused',
      '12 hrs': 'read 12 hrs',
      'about 12 hours': 'read about 12 hours',
    },
  ],
  [
    'till',
    till,
    {
      '520 4817': 'read 5204817',
      '52O4817': 'refused',
      '0712 345 678': 'refused',
      '1234': 'refused',
    },
  ],
  [
    'colour',
    product('colour'),
    {
      nyeusi: 'read Black',
      'kahawia/nyeupe': 'read Brown/White',
      'No. 5': 'refused',
      'Red/Blue/Green/Pink': 'refused',
    },
  ],
  [
    'gender',
    product('gender', { isTyped: false }),
    { wanaume: 'read male', mail: 'read male', xyz: 'refused' },
  ],
  ['kind', product('kind', { isTyped: false }), { Boots: 'read boots', viatu: 'refused' }],
  [
    'sizes',
    product('sizes'),
    {
      '38,39,40': 'read 38 39 40',
      '38 39 40': 'read 38 39 40',
      'S/M/L': 'read S M L',
      SML: 'read S M L',
      '38;38': 'refused',
      '38.5': 'read 38.5',
      '37-41': 'read 37 38 39 40 41',
      'S-XL': 'read S M L XL',
      '373839': 'refused',
      '10-12': 'read 10-12',
    },
  ],
];

const cases = table.flatMap(([what, place, texts]) =>
  Object.entries(texts).map(([text, verdict]) => [what, text, verdict, place] as const),
);

test.each(cases)('the %s "%s" is %s at every door', async (_what, text, verdict, place) => {
  const verdicts = await atEachDoor(place, text);
  expect(verdicts).toEqual(
    Object.fromEntries(Object.keys(verdicts).map((door) => [door, verdict])),
  );
});

/*
 * The sentence of each door about one cause: a module names file and field, with quotes and
 * brackets, a cell row and header, a form and the desk's report the titles of forms, an answer its
 * question.
 */

const mpesaName: Place = { file: 'payments.ts', path: ['mpesaName'], isTyped: true };

const printed: readonly (readonly [string, Place, unknown, Readonly<Record<string, string>>])[] = [
  [
    'a price in words',
    product('priceKes'),
    'about 1200',
    {
      cell: 'Row 2, Price: about 1200 must be a whole number of shillings.',
      form: 'Ankle Boots: Price must be a whole number above 0, without cents, not "about 1200".',
      desk: 'Ankle Boots: Price must be a whole number above 0, without cents, not "about 1200"',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: priceKes: must be a whole number above 0, without cents, without quotes, not "about 1200"',
    },
  ],
  [
    'an earlier price below the price',
    product('originalPriceKes'),
    100,
    {
      cell: 'Row 2, Earlier price: must be above the price now, 4000, not 100.',
      form: 'Ankle Boots: Earlier price must be above the price now, 4000, not 100.',
      desk: 'Ankle Boots: Earlier price must be above the price now, 4000, not 100',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: originalPriceKes: must be above the price now, 4000, not 100',
    },
  ],
  [
    'an unknown category',
    product('category'),
    'shoos',
    {
      cell: 'Row 2, Category: "shoos" must be one of Footwear, Tops and Trousers, Little Ones; to make a new one, add --new-category and its name to the command.',
      form: 'Ankle Boots: Category must be a category: “Categories” has no "shoos", only footwear, tops, little-ones.',
      desk: 'Ankle Boots: Category must be a category: “Categories” has no "shoos", only footwear, tops, little-ones',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: category: must be the id of a category: data/catalogue/categories.ts has no "shoos", only footwear, tops, little-ones',
    },
  ],
  [
    'a mark in other words',
    product('isNew', { isTyped: false }),
    'maybe',
    {
      cell: 'Row 2, New: "maybe" must be yes, or left empty.',
      desk: 'Ankle Boots: New must be on or off, not "maybe"',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: isNew: must be true, or left out, without quotes, not "maybe"',
    },
  ],
  [
    'a kind with a wrong letter',
    product('kind', { isTyped: false }),
    'bootss',
    {
      cell: 'Row 2, Kind: "bootss" must be one of shoes, boots, canvas, heels, loafers, official-shoes, sandals, slippers, sneakers, shirts, t-shirts, hoodies, trousers, palazzo, baby-one-pieces, baby-outfits; did you mean "boots"?',
      desk: 'Ankle Boots: Kind must be boots or another kind of “Kinds of goods”, not "bootss"',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: kind: must be "boots" or another kind of data/merchant.ts, not "bootss"',
    },
  ],
  [
    'a path of Google that begins with a wrong letter',
    { file: 'merchant.ts', path: ['boots'], isTyped: false },
    'Aparel & Accessories > Shoes',
    {
      desk: 'Kinds of goods, boots: must begin with Apparel & Accessories, not "Aparel & Accessories > Shoes"',
      module:
        'data/merchant.ts: boots: must begin with "Apparel & Accessories", not "Aparel & Accessories > Shoes"',
    },
  ],
  [
    'a fit that nobody knows',
    product('fit'),
    'tight',
    {
      cell: 'Row 2, Fit: "tight" must be one of small, true, large.',
      form: 'Ankle Boots: Fit must be one of small, true, large, not "tight".',
      desk: 'Ankle Boots: Fit must be one of small, true, large, not "tight"',
      module: `data/catalogue/products/ankle-boot.ts: ankle-boot: fit: must be one of 'small', 'true', 'large', not "tight"`,
    },
  ],
  [
    'a size guide beside a size set',
    product('sizeGuide'),
    'waist',
    {
      cell: 'Row 2, Size guide: must be left empty where Sizes is a size set, not "waist".',
      form: 'Ankle Boots: Size guide must be left empty where Sizes is a size set, not "waist".',
      desk: 'Ankle Boots: Size guide must be left empty where Sizes is a size set, not "waist"',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: sizeGuide: must be left out where sizes is a size set, not "waist"',
    },
  ],
  [
    'a number for a text',
    product('material', { isTyped: false }),
    5,
    {
      cell: 'read 5',
      desk: 'Ankle Boots: Material must be a text, not 5',
      module:
        'data/catalogue/products/ankle-boot.ts: ankle-boot: material: must be a text, in quotes, not 5',
    },
  ],
  [
    'a fee in words',
    fee,
    'free',
    {
      form: 'Delivery areas and fees, Collect at the stand: Fee must be a whole number of shillings, 0 for free, not "free".',
      answer:
        'Delivery area: must be a whole number of shillings, 0 for free, not "Juja, free, by rider, today". Such as "Nyeri town, 150, by rider, the same day"',
      desk: 'Delivery areas and fees, Collect at the stand: Fee must be a whole number of shillings, 0 for free, not "free"',
      module:
        'data/delivery.ts: Collect at the stand: feeKes: must be a whole number of shillings, 0 for free, without quotes, not "free"',
    },
  ],
  [
    'a fee unlike the one of another module',
    fee,
    99,
    {
      form: 'Delivery areas and fees, Collect at the stand: Fee must be 0 or within “What delivery costs” of “Delivery and returns”, KSh 150–250; change one of the two.',
      answer: 'read 99',
      desk: 'Delivery areas and fees, Collect at the stand: Fee must be 0 or within “What delivery costs” of “Delivery and returns”, KSh 150–250; change one of the two',
      module:
        'data/delivery.ts: Collect at the stand: feeKes: must be 0 or within the shippingFee of data/policies.ts, KSh 150–250; change one of the two',
    },
  ],
  [
    'a landline without WhatsApp',
    phone,
    '020 2345 678',
    {
      form: 'The shop: Phone must be a mobile number, or have WhatsApp beside it: a landline has no WhatsApp, not "020 2345 678".',
      answer:
        'Phone: must be a mobile number, or have WhatsApp beside it: a landline has no WhatsApp, not "020 2345 678". Such as "0712 345 678"',
      desk: 'The shop: Phone must be a mobile number, or have WhatsApp beside it: a landline has no WhatsApp, not "020 2345 678"',
      module:
        'data/shop.ts: phone: must be a mobile number, or have whatsapp beside it: a landline has no WhatsApp, not "020 2345 678"',
    },
  ],
  [
    'a phone number with too few digits',
    phone,
    '0712 345',
    {
      form: 'The shop: Phone must be a Kenyan phone number, such as 0712 345 678, not "0712 345".',
      answer: 'Phone: must be a Kenyan phone number, such as 0712 345 678, not "0712 345"',
      desk: 'The shop: Phone must be a Kenyan phone number, such as 0712 345 678, not "0712 345"',
      module: `data/shop.ts: phone: must be a Kenyan phone number, such as '0712 345 678', not "0712 345"`,
    },
  ],
  [
    'an M-Pesa number without its name',
    mpesaName,
    '',
    {
      form: 'How customers pay: M-Pesa number must have Name of the M-Pesa number beside it, or be left empty.',
      desk: 'How customers pay: M-Pesa number must have Name of the M-Pesa number beside it, or be left empty',
      module: 'data/payments.ts: mpesaNumber: must have mpesaName beside it, or be left out',
    },
  ],
];

test.each(printed)('each door says in its words what is wrong with %s', async (_, ...one) => {
  const [place, value, said] = one;
  expect(await saidAtEachDoor(place, value)).toEqual(said);
});

test('a fee in an answer is judged by what the owner’s policies name; the sample’s are taken out', () => {
  const owners = { ...sample, policies: { shippingFee: 'KSh 150–250' } };
  const answered = (text: string) => asAnswer(fee, fee.answer ?? ['', ''], text, owners);
  expect(answered('99')).toEqual({
    said: [expect.stringContaining('Delivery area: must be 0 or within')],
  });
  expect(answered('200')).toEqual({ value: 200 });
});

async function saidAtEachDoor(place: Place, value: unknown): Promise<Record<string, string>> {
  const { file, path, isTyped, answer } = place;
  const issues = issuesIn(place, value);
  const text = String(value);
  const doors: Record<string, Outcome> = {
    ...(file === PRODUCT && { cell: inCell(path, text) }),
    ...(isTyped && { form: await onForm(place, text) }),
    ...(answer && { answer: asAnswer(place, answer, text) }),
    desk: { said: describeFindings(issues, SHOP).map(({ sentence }) => sentence) },
    module: { said: [describeIssues(issues.map(withoutLine))] },
  };
  return Object.fromEntries(
    Object.entries(doors).map(([door, outcome]) => [
      door,
      'said' in outcome ? outcome.said.join('\n') : `read ${outcome.value}`,
    ]),
  );
}
