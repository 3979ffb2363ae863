import { categoryWith, dataWith, recordWith, sizeGuideWith } from '@/e2e/shop/builders';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import type { Cell } from './cell-values';
import { type PlanOptions, planSheet } from './plan';
import { sentenceOf } from './sheet-issue';
import { tableOf } from './table';

const boot = recordWith({ id: 'boot', name: 'Boots', sizes: 'shoes' });
const sandal = recordWith({ id: 'sandal', name: 'Sandals', priceKes: 2800, colour: 'Tan' });
const clog = recordWith({ id: 'clog', name: 'Clogs', gender: 'female' });
const cap = recordWith({ id: 'cap', name: 'Cap', kind: 'baby-outfits', sizes: ['S', 'M'] });

const data: CatalogueData = dataWith({
  categories: [
    categoryWith({ id: 'shoes', name: 'Shoes', folder: 'shoes', products: [boot, sandal, clog] }),
    categoryWith({ id: 'hats', name: 'Hats', folder: 'hats', products: [cap] }),
  ],
  offers: ['sandal', 'boot'],
});

function planOf(rows: Cell[][], over: Partial<PlanOptions> = {}, shop = data) {
  const options = { today: '2026-05-05', hasPhoto: () => true, ...over };
  const plan = planSheet(tableOf({ rows }), shop, options);
  return { ...plan, issues: plan.issues.map(sentenceOf) };
}

/** A plan for the four products with another column of one of them. */
function planWith(header: string, cell: Cell, over: Partial<PlanOptions> = {}, shop = data) {
  return planOf([['Name', header], ['Boots', cell], ['Sandals'], ['Clogs'], ['Cap']], over, shop);
}

const whole = [
  ['Name', 'Price'],
  ['Boots', 1000],
  ['Sandals', 2800],
  ['Clogs', 1000],
  ['Cap', 1000],
];

/** The records of a plan's catalogue by id. */
function records({ catalogue }: ReturnType<typeof planOf>) {
  const all = catalogue.categories.flatMap(({ products }) => products);
  return Object.fromEntries(all.map((record) => [record.id, record]));
}

test('a sheet that says what the shop says changes nothing, and the records are the same', () => {
  const plan = planOf(whole);
  expect(plan).toMatchObject({
    issues: [],
    remarks: [],
    added: [],
    changed: [],
    gone: [],
    lists: [],
  });
  expect(plan.catalogue).toEqual(data);
  expect(plan.catalogue.categories[0]?.products[0]).toBe(boot);
});

test('an option settles a category that is not there yet or not said, and not one with a mistake', () => {
  const rows = [
    ['Name', 'Category', 'Price'],
    ['Wrap Dress', 'Dresses', 900],
    ['Silk Scarf', '', 600],
    ['Mules', 'Shos', 900],
  ];
  const options = { today: '2026-05-05', hasPhoto: () => true };
  const { issues } = planSheet(tableOf({ rows }), data, options);
  expect(issues.map(({ row, needsOption }) => [row, needsOption])).toEqual([
    [2, true],
    [3, true],
    [4, undefined],
  ]);
});

test('a count of reviews may have a comma after its thousands', () => {
  expect(records(planWith('Reviews', '1,000')).boot?.reviews).toBe(1000);
});

test('a shop without categories is told so, and not offered an empty list', () => {
  const rows = [
    ['Name', 'Category', 'Price'],
    ['Wrap Dress', 'Dresses', 900],
    ['Silk Scarf', '', 600],
  ];
  expect(planOf(rows, {}, dataWith({ categories: [] })).issues).toEqual([
    'Row 2, Category: "Dresses" must be a category, of which the shop has none yet; to make a new one, add --new-category and its name to the command.',
    'Row 3, Category: must be a category, of which the shop has none yet; for all rows that say none, add --category and its name to the command.',
  ]);
});

test('a first product without sizes is asked for them, with what one without sizes has', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Colour', 'Kind'],
    ['Silk Scarf', 'Scarves', 600, 'Green', 'shoes'],
  ];
  const plan = planOf(rows, { newCategories: ['Scarves'], gone: 'keep' });
  expect(plan.issues).toEqual([
    'Row 2, Sizes: must not be empty, because the category has no product whose sizes it could take: type its sizes, or One size.',
  ]);
});

test('sizes of a first product that cannot be read are said once, and not to be empty', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Colour', 'Kind', 'Sizes'],
    ['Silk Scarf', 'Scarves', 600, 'Green', 'shoes', '26-34'],
  ];
  const plan = planOf(rows, { newCategories: ['Scarves'], gone: 'keep' });
  expect(plan.issues).toEqual([expect.stringMatching(/^Row 2, Sizes: 26-34 must be sizes/)]);
});

test.each(['second hand', 'Second-hand', 'secondhand', 'Mtumba'])(
  'goods that are %s are used',
  (condition) => {
    expect(records(planWith('Condition', condition)).boot?.condition).toBe('used');
  },
);

test('a price that changes is said with both', () => {
  const plan = planOf(whole.with(2, ['Sandals', '2,950']));
  expect(plan.changed).toEqual([{ name: 'Sandals', row: 3, lines: ['Price 2,800 → 2,950'] }]);
  expect(records(plan).sandal).toEqual({ ...sandal, priceKes: 2950 });
});

test('a column that is not there leaves its fact alone, and an empty price stays', () => {
  const plan = planOf(whole.with(2, ['Sandals', '']));
  expect(plan.changed).toEqual([]);
  expect(plan.remarks).toEqual(['Row 3, Price: is empty: KSh 2,800 stays.']);
});

test('an empty cell takes out a fact that a product can do without', () => {
  const lowered = { ...boot, originalPriceKes: 1500, isNew: true as const };
  const shop = { ...data, categories: [categoryWith({ products: [lowered] })] };
  const plan = planOf(
    [
      ['Name', 'Earlier price', 'New'],
      ['Boots', '', ''],
    ],
    {},
    shop,
  );
  expect(records(plan).boot).toEqual({ ...boot });
  expect(plan.changed[0]?.lines).toEqual(['Earlier price 1,500 → (empty)', 'New yes → (empty)']);
});

test.each<[string, Cell[][], string[]]>([
  [
    'a price with letters',
    [
      ['Name', 'Price'],
      ['Boots', '1,5oo'],
    ],
    ['Row 2, Price: 1,5oo must be a whole number of shillings.'],
  ],
  [
    'reviews that could be a thousand or one',
    [
      ['Name', 'Reviews'],
      ['Boots', '1.000'],
    ],
    ['Row 2, Reviews: 1.000 could be 1000 or 1: write 1000 without the point.'],
  ],
  [
    'a date for sizes',
    [
      ['Id', 'Sizes'],
      ['boot', new Date('2026-12-10')],
    ],
    [
      "Row 2, Sizes (cell B2): the spreadsheet has made a date of it (10 December 2026): type the sizes with an apostrophe in front, such as '10-12.",
    ],
  ],
  [
    'a size of several words that the shop does not have',
    [
      ['Name', 'Sizes'],
      ['Boots', 'Very wide'],
    ],
    [
      'Row 2, Sizes: "Very wide" holds "Very", which is not a size of the shop: write a comma between sizes, as in "One size, Large", and after a single one of several words, as in "Wide fit,".',
    ],
  ],
  [
    'an unknown category near a known one',
    [
      ['Name', 'Category'],
      ['Boots', 'Shos'],
    ],
    ['Row 2, Category: "Shos" must be one of Shoes, Hats; did you mean "Shoes"?'],
  ],
  [
    'an unknown category',
    [
      ['Name', 'Category'],
      ['Boots', 'Dresses'],
    ],
    [
      'Row 2, Category: "Dresses" must be one of Shoes, Hats; to make a new one, add --new-category and its name to the command.',
    ],
  ],
  [
    'one id twice',
    [['Id', 'Price'], ['boot', 1], [], ['boot', 2]],
    ['Row 4, Id: boot is in row 2 too: every product needs its own.'],
  ],
  [
    'one name twice',
    [
      ['Name', 'Price'],
      ['Boots', 1],
      ['boots', 2],
      ['Mules', 3],
      ['Mules', 4],
    ],
    [
      'Row 3, Name: "boots" is in row 2 too: give one another name, or its id.',
      'Row 4, Category: must be one of Shoes, Hats; for all rows that say none, add --category and one of them to the command.',
      'Row 5, Name: "Mules" is in row 4 too: give one another name, or its id.',
    ],
  ],
  [
    'a formula’s error',
    [
      ['Name', 'Colour'],
      ['Boots', '#REF!'],
    ],
    ['Row 2, Colour: #REF! means that the formula cannot be worked out: type the value.'],
  ],
  [
    'a word that is not in a list',
    [
      ['Name', 'Gender'],
      ['Boots', 'mail'],
    ],
    ['Row 2, Gender: "mail" must be one of male, female, unisex; did you mean "male"?'],
  ],
  [
    'a fit, a day and a size guide that cannot be',
    [
      ['Name', 'Fit', 'Added', 'Size guide'],
      ['Boots', 'tight', '21.11.2026', null],
      ['Sandals', 'Runs small', '2026-05-04', 'Waist 1'],
    ],
    [
      'Row 2, Fit: "tight" must be one of small, true, large.',
      'Row 2, Added: 21.11.2026 must be a day such as 2026-11-21.',
      'Row 3, Size guide: must be the name of a size guide, such as waist, not "Waist 1".',
    ],
  ],
  [
    'a set and a list that do not agree, for a new product',
    [
      ['Name', 'Category', 'Price', 'Size set', 'Sizes', 'Colour'],
      ['Mules', 'Shoes', 900, 'shoes', '40 41', 'Red'],
    ],
    [
      'Row 2, Sizes: 40 41 must be the sizes of the set shoes, 40 41 42, or one of the two cells empty.',
    ],
  ],
  [
    'a new product without a category',
    [
      ['Name', 'Price'],
      ['Mules', 900],
    ],
    [
      'Row 2, Category: must be one of Shoes, Hats; for all rows that say none, add --category and one of them to the command.',
    ],
  ],
  [
    'a new product without a name',
    [
      ['Id', 'Category', 'Price'],
      ['mule', 'Shoes', 900],
    ],
    ['Row 2, Name: must not be empty.'],
  ],
  [
    'a new product with a name without letters',
    [
      ['Name', 'Category', 'Price'],
      ['靴', 'Shoes', 900],
    ],
    ['Row 2, Id: must be given: no address can be made of the name.'],
  ],
  [
    'what the schema of a product says',
    [
      ['Name', 'Rating', 'Colour', 'Description'],
      ['Boots', 9, 'RAL 9005', 'A <b>warm</b> boot.'],
    ],
    [
      'Row 2, Description: must be without <b>: a tag is shown as it is.',
      'Row 2, Rating: must be a number from 0 to 5, not 9.',
      'Row 2, Colour: must be one to three colours such as Navy/White, not "RAL 9005".',
    ],
  ],
  [
    'what the schema says of a text in Kiswahili',
    [
      ['Name', 'Kiswahili description'],
      ['Boots', 'Buti za <b>joto</b>.'],
    ],
    ['Row 2, Kiswahili description: must be without <b>: a tag is shown as it is.'],
  ],
  [
    'several rows',
    [
      ['Name', 'Price'],
      ['Boots', 'x'],
      ['Sandals', '1.000'],
    ],
    [
      'Row 2, Price: "x" must be a whole number of shillings.',
      'Row 3, Price: 1.000 could be 1000 or 1: write 1000 without the point.',
    ],
  ],
])('%s is said with its row and column', (_what, rows, issues) => {
  expect(planOf(rows).issues).toEqual(issues);
});

test.each([
  ['Kiswahili name', 'name'],
  ['Swahili name', 'name'],
  ['Name (Kiswahili)', 'name'],
  ['Jina la Kiswahili', 'name'],
  ['Swahili description', 'description'],
  ['Maelezo kwa Kiswahili', 'description'],
  ['Material in Swahili', 'material'],
  ['Kiswahili care', 'care'],
  ['Made in (Kiswahili)', 'madeIn'],
  ['Kiswahili picture text', 'alt'],
])('a column %s says the %s of a product in Kiswahili', (header, field) => {
  expect(records(planWith(header, 'Maneno')).boot?.sw).toEqual({ [field]: 'Maneno' });
});

test('a product whose last text in Kiswahili is emptied has none, and no mark of a sample on it', () => {
  const marked = { ...boot, sw: { name: 'Buti', sample: true as const } };
  const [shoes, hats] = data.categories;
  if (!shoes || !hats) throw new Error('The shop lacks categories.');
  const shop = {
    ...data,
    categories: [{ ...shoes, products: [marked, sandal, clog] }, hats],
  };
  expect(records(planWith('Kiswahili name', '', {}, shop)).boot).not.toHaveProperty('sw');
});

test('what is new says its texts in Kiswahili', () => {
  const linesOf = (...kiswahili: string[]) => {
    const rows = [
      ['Name', 'Category', 'Price', 'Colour', 'Kind', 'Kiswahili name', 'Kiswahili description'],
      ['Mules', 'Shoes', 900, 'Red', 'shoes', ...kiswahili],
    ];
    return planOf(rows).added[0]?.lines;
  };
  expect(linesOf('Ndara', 'Ndara nyekundu.')).toContain(
    'Kiswahili name Ndara; Kiswahili description "Ndara nyekundu."',
  );
  expect(linesOf('', '')?.join()).not.toContain('Kiswahili');
});

test('a new product takes what its row leaves out from its category and its name', () => {
  const plan = planOf(
    [
      ['Name', 'Category', 'Price', 'Colour'],
      ["Women's Mules", 'shoes', 'KSh 900', 'Red, White'],
    ],
    { hasPhoto: () => false },
  );
  expect(plan.issues).toEqual([]);
  expect(records(plan)['womens-mules']).toEqual({
    id: 'womens-mules',
    name: "Women's Mules",
    category: 'shoes',
    priceKes: 900,
    sizes: ['40', '41'],
    description: "Women's Mules.",
    alt: "Women's Mules",
    ageGroup: 'adult',
    gender: 'female',
    colour: 'Red/White',
    kind: 'shoes',
    added: '2026-05-05',
  });
  expect(plan.added).toEqual([
    {
      name: "Women's Mules",
      row: 2,
      lines: [
        'Shoes, KSh 900, Red/White',
        `not in the sheet, so: Sizes 40 41; Description "Women's Mules."; Kind shoes; Age group adult; Gender female; Picture text "Women's Mules"; Id womens-mules; Added 2026-05-05`,
        'there is no photo yet',
      ],
    },
  ]);
});

test('a new product is shown with the sizes, the colour and the price that were read', () => {
  const plan = planOf([
    ['Name', 'Category', 'Price', 'Sizes', 'Colour'],
    ['Canvas Bag', 'Hats', 1200, 'One size', 'Brown'],
    ['Blue Jeans', 'Hats', 1500, '30 32 (sold out)', 'Blue'],
  ]);
  expect(plan.issues).toEqual([]);
  expect(records(plan)).toMatchObject({
    'canvas-bag': { sizes: ['One size'] },
    'blue-jeans': { sizes: ['30', '32'], soldOut: ['32'] },
  });
  expect(plan.added.map(({ lines }) => lines[0])).toEqual([
    'Hats, KSh 1,200, One size, Brown',
    'Hats, KSh 1,500, 2 sizes (30, 32 (sold out)), Blue',
  ]);
});

test('a kind in the name of a new product counts more than its category, and its row more than both', () => {
  const plan = planOf([
    ['Name', 'Category', 'Price', 'Kind', 'Colour'],
    ['Canvas Trousers', 'Shoes', 900, '', 'Brown'],
    ['Long Shirt', 'Shoes', 900, 'trousers', 'Brown'],
    ['Sambas', 'Shoes', 900, '', 'Brown'],
  ]);
  expect(plan.issues).toEqual([]);
  expect(records(plan)).toMatchObject({
    'canvas-trousers': { kind: 'trousers' },
    'long-shirt': { kind: 'trousers' },
    sambas: { kind: 'shoes' },
  });
});

test('a new product whose name and category say no kind is asked for it', () => {
  const kinds = ['boots', 'sandals', 'heels'] as const;
  const products = kinds.map((kind) => recordWith({ id: kind, name: kind, kind }));
  const mixed = dataWith({ categories: [categoryWith({ name: 'Shoes', products })] });
  const rows = [...kinds.map((kind) => [kind]), ['Sambas', 'Shoes', 'Brown', '1500']];
  const { issues } = planOf([['Name', 'Category', 'Colour', 'Price'], ...rows], {}, mixed);
  expect(issues).toEqual([
    expect.stringMatching(/^Row 5, Kind: must be one of .*, not left out\.$/),
  ]);
});

test.each<[string, Cell[][]]>([
  [
    'an empty price',
    [
      ['Name', 'Category', 'Price', 'Colour'],
      ['Mules', 'Shoes', '', 'Red'],
    ],
  ],
  [
    'a price of spaces',
    [
      ['Name', 'Category', 'Price', 'Colour'],
      ['Mules', 'Shoes', ' \u00a0', 'Red'],
    ],
  ],
  [
    'no column for prices',
    [
      ['Name', 'Category', 'Colour'],
      ['Mules', 'Shoes', 'Red'],
    ],
  ],
])('a new product with %s is refused, so that nobody orders it at a drawn one', (_what, rows) => {
  expect(planOf(rows).issues).toEqual([
    'Row 2, Price: must be there: whole shillings, such as 1500.',
  ]);
});

test('a product whose record has no price keeps the one that the shop has for it', () => {
  const { priceKes: _, ...unpriced } = boot;
  const shop = { ...data, categories: [categoryWith({ products: [unpriced] })], offers: [] };
  const rows = [
    ['Name', 'Price', 'Sold out'],
    ['Boots', '', 'yes'],
  ];
  const plan = planOf(rows, {}, shop);
  expect(plan.issues).toEqual([]);
  expect(records(plan).boot).toEqual({ ...unpriced, soldOut: true });
});

test('a new product that has a photo awaits none, and its colour can be in its name', () => {
  const plan = planOf([
    ['Name', 'Category', 'Price'],
    ['Black mules', 'Shoes', 900],
  ]);
  expect(records(plan)['black-mules']).toMatchObject({ colour: 'Black' });
  expect(plan.withoutPhoto).toEqual([]);
  expect(plan.added[0]?.lines).not.toContain('there is no photo yet');
});

test('a new product whose address is taken gets the next one', () => {
  const plan = planOf([
    ['Name', 'Id', 'Category', 'Price', 'Colour'],
    ['Boots', 'boot', 'Shoes', 1000, 'Black'],
    ['Boot', '', 'Shoes', 900, 'Brown'],
  ]);
  expect(plan.issues).toEqual([]);
  expect(plan.added.map(({ name }) => name)).toEqual(['Boot']);
  expect(records(plan)['boot-2']).toMatchObject({ name: 'Boot', colour: 'Brown' });
});

test('the address of a new product with a very long name is cut, and still another’s is not given', () => {
  const words = 'long '.repeat(20);
  const plan = planOf([
    ['Name', 'Category', 'Price', 'Colour'],
    [`${words}boot`, 'Shoes', 1000, 'Black'],
    [`${words}shoe`, 'Shoes', 900, 'Brown'],
  ]);
  expect(plan.issues).toEqual([]);
  expect(Object.keys(records(plan))).toEqual(
    expect.arrayContaining([`${'long-'.repeat(15)}long`, `${'long-'.repeat(15)}lon-2`]),
  );
});

test('a row is matched by its id first, else by its name in any spelling', () => {
  const plan = planOf([
    ['Id', 'Name', 'Price'],
    ['boot', 'Long boots', 1],
    ['', '  sandals', 2],
    ['clog-9', 'CLOGS', 3],
  ]);
  expect(plan.issues).toEqual([]);
  expect(plan.added).toEqual([]);
  expect(records(plan)).toMatchObject({
    boot: { name: 'Long boots', priceKes: 1 },
    sandal: { name: 'sandals', priceKes: 2 },
    clog: { name: 'CLOGS', priceKes: 3 },
  });
  expect(plan.remarks).toContain('Row 4, Id: clog-9 is not known, and the name is: clog stays.');
});

describe('sizes and stock', () => {
  const stocked = (over: object) => {
    const product = { ...boot, ...over };
    return { ...data, categories: [categoryWith({ products: [product] })] };
  };
  const planStock = (cells: Record<string, Cell>, over: object = {}) =>
    records(
      planOf(
        [
          ['Name', ...Object.keys(cells)],
          ['Boots', ...Object.values(cells)],
        ],
        {},
        stocked(over),
      ),
    ).boot;

  test('a sold-out and a counted size keep the set', () => {
    expect(planStock({ 'Size set': 'shoes', Sizes: '40 (sold out) 41 (2 left) 42' })).toMatchObject(
      {
        sizes: 'shoes',
        soldOut: ['40'],
        sizesLeft: { '41': 2 },
      },
    );
  });

  test('a size that is back is sold out no more', () => {
    const back = planStock({ Sizes: '40 41 42' }, { soldOut: ['40'], sizesLeft: { '41': 2 } });
    expect(back).toEqual({ ...boot });
  });

  test('the whole product is sold out, and is back when the cell is empty', () => {
    expect(planStock({ 'Sold out': 'yes' })).toMatchObject({ soldOut: true, sizes: 'shoes' });
    expect(planStock({ 'Sold out': '' }, { soldOut: true })).not.toHaveProperty('soldOut');
  });

  test('a product that is sold out stays so while no column says otherwise', () => {
    expect(planStock({ Sizes: '40 41' }, { soldOut: true })).toMatchObject({
      sizes: ['40', '41'],
      soldOut: true,
    });
  });

  test('of set and list the one that was changed counts', () => {
    const shoes = { sizes: 'shoes' };
    expect(planStock({ 'Size set': 'shoes', Sizes: '40 41' }, shoes)).toMatchObject({
      sizes: ['40', '41'],
    });
    expect(
      planStock({ 'Size set': 'shoes', Sizes: '40 41' }, { sizes: ['40', '41'] }),
    ).toMatchObject({
      sizes: 'shoes',
    });
    expect(planStock({ 'Size set': '', Sizes: '40 41 42' }, shoes)).toMatchObject({
      sizes: ['40', '41', '42'],
    });
  });

  test('the name of a set in the cell for sizes is the set', () => {
    expect(planStock({ Sizes: 'Shoes' }, { sizes: ['40'] })).toMatchObject({ sizes: 'shoes' });
  });

  test('an empty cell for sizes changes nothing', () => {
    expect(planStock({ Sizes: '', 'Size set': '' })).toEqual(boot);
  });
});

describe('products that the sheet no longer has', () => {
  const short = [
    ['Name', 'Price', 'Offer'],
    ['Clogs', 1000, ''],
    ['Boots', 1000, 'yes'],
    ['Cap', 1000, ''],
  ];
  const idsOf = ({ catalogue }: ReturnType<typeof planOf>) =>
    catalogue.categories.map(({ products }) => products.map(({ id }) => id));

  test.each([undefined, 'keep'] as const)('stay where they were when the choice is %s', (gone) => {
    const plan = planOf(short, { gone });
    expect(plan.gone).toEqual([sandal]);
    expect(idsOf(plan)).toEqual([['clog', 'boot', 'sandal'], ['cap']]);
    expect(plan.catalogue.offers).toEqual(['sandal', 'boot']);
    expect(records(plan).sandal).toBe(sandal);
  });

  test('are sold out when that is the choice', () => {
    const plan = planOf(short, { gone: 'sold-out' });
    expect(records(plan).sandal).toEqual({ ...sandal, soldOut: true });
  });

  test('are removed, from the offers too, when that is the choice', () => {
    const plan = planOf(short, { gone: 'remove' });
    expect(idsOf(plan)).toEqual([['clog', 'boot'], ['cap']]);
    expect(plan.catalogue.offers).toEqual(['boot']);
    expect(plan.lists).toEqual([
      'Shoes: its products in the order of the sheet.',
      'Offers: now Boots.',
    ]);
  });

  test('keep their places among those that are in the sheet', () => {
    expect(
      idsOf(
        planOf([
          ['Name', 'Price'],
          ['Sandals', 2800],
        ]),
      ),
    ).toEqual([['boot', 'sandal', 'clog'], ['cap']]);
  });
});

test('a product that moves keeps its photo’s folder and its old address', () => {
  const plan = planWith('Category', 'Hats');
  expect(records(plan).boot).toEqual({
    ...boot,
    category: 'hats',
    folder: 'shoes',
    formerPaths: ['shoes/boot'],
  });
  expect(plan.changed).toEqual([
    { name: 'Boots', row: 2, lines: ['Category Shoes → Hats', 'Photo folder (empty) → shoes'] },
  ]);
});

test('a product that moves back has its own address no longer among its former ones', () => {
  const moved = { ...boot, folder: 'shoes', formerPaths: ['shoes/boot'] };
  const shop = {
    ...data,
    offers: [],
    categories: [
      categoryWith({ products: [sandal] }),
      categoryWith({ id: 'hats', name: 'Hats', folder: 'hats', products: [moved, cap] }),
    ],
  };
  const rows = [
    ['Name', 'Category'],
    ['Boots', 'Shoes'],
    ['Sandals', 'Shoes'],
    ['Cap', 'Hats'],
  ];
  const plan = planOf(rows, {}, shop);
  expect(plan.issues).toEqual([]);
  expect(records(plan).boot).toEqual({
    ...boot,
    formerPaths: ['hats/boot'],
  });
});

test('a new category is made where it is asked for', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Kind', 'Age group', 'Gender', 'Sizes', 'Colour'],
    ['Red Dress', 'dresses & bags', 900, 'shirts', 'adult', 'women', 'S M', ''],
  ];
  const plan = planOf(rows, { newCategories: ['Dresses & Bags'] });
  expect(plan.issues).toEqual([]);
  expect(plan.catalogue.categories.at(-1)).toMatchObject({
    id: 'dresses-bags',
    name: 'Dresses & Bags',
    products: [{ id: 'red-dress', gender: 'female', colour: 'Red' }],
  });
  expect(plan.catalogue.categories.at(-1)).not.toHaveProperty('description');
  expect(plan.lists[0]).toContain('New category Dresses & Bags: data/catalogue/categories.ts');
});

test('a new category has a folder that no other has', () => {
  const categories = data.categories.map((one, at) =>
    at === 0 ? { ...one, folder: 'Bags' } : one,
  );
  const shop = dataWith({ categories });
  const plan = planOf(whole, { newCategories: ['Bags'] }, shop);
  expect(plan.catalogue.categories.at(-1)).toMatchObject({ id: 'bags', folder: 'bags-2' });
});

test('a new product of a category that says no age and no gender is for adults of any, which is said once', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Kind', 'Sizes', 'Colour', 'Gender'],
    ['Red Dress', 'Dresses', 900, 'shirts', 'S M', '', 'women'],
    ['Blue Dress', 'Dresses', 900, 'shirts', 'S M', '', ''],
  ];
  const plan = planOf(rows, { newCategories: ['Dresses'], gone: 'keep' });
  expect(plan.issues).toEqual([]);
  expect(records(plan)).toMatchObject({
    'red-dress': { ageGroup: 'adult', gender: 'female' },
    'blue-dress': { ageGroup: 'adult', gender: 'unisex' },
  });
  expect(plan.remarks).toEqual([
    'Row 2, 3, Age group: adult is assumed, because neither the row nor its category says it.',
    'Row 3, Gender: unisex is assumed, because neither the row nor its category says it.',
  ]);
  expect(JSON.stringify(plan.added)).not.toContain('Age group');
});

test('offers are in the order of their numbers, and those with yes after them', () => {
  const rows = [
    ['Name', 'Offer'],
    ['Boots', 'yes'],
    ['Sandals', 2],
    ['Clogs', '1'],
    ['Cap', ''],
  ];
  const plan = planOf(rows);
  expect(plan.catalogue.offers).toEqual(['clog', 'sandal', 'boot']);
  expect(plan.lists).toEqual(['Offers: now Clogs, Sandals, Boots.']);
  expect(
    planOf([
      ['Name', 'Offer'],
      ['Boots', 'soon'],
    ]).issues,
  ).toEqual(['Row 2, Offer: "soon" must be a number such as 1, or yes, or left empty.']);
});

test('an issue that the shop has already does not keep a sheet out', () => {
  const shop = { ...data, offers: ['nobody'] };
  expect(planOf(whole, {}, shop).issues).toEqual([]);
});

test('a new name that is nearly one that is gone is asked about', () => {
  const plan = planOf([
    ['Name', 'Category', 'Price', 'Colour'],
    ['Sandels', 'Shoes', 900, 'Tan'],
  ]);
  expect(plan.remarks).toEqual([
    'Row 2, Name: "Sandels" is new, and "Sandals" is gone: if it is the same, write its Id in the row.',
  ]);
});

test('what is wrong within a row is said beside the issues of other rows', () => {
  const rows = [
    ['Name', 'Price', 'Colour'],
    ['Boots', 'x', 'Black'],
    ['Cap', 1000, 'RAL 5'],
  ];
  expect(planOf(rows).issues).toEqual([
    'Row 2, Price: "x" must be a whole number of shillings.',
    'Row 3, Colour: must be one to three colours such as Navy/White, not "RAL 5".',
  ]);
});

test.each([
  ["Ladies' Flats", { gender: 'female', ageGroup: 'adult' }],
  ["Boys' Shoes", { gender: 'male', ageGroup: 'kids' }],
  ['Baby Shoes', { gender: 'unisex', ageGroup: 'infant' }],
  ['Viatu vya wanaume', { gender: 'male', ageGroup: 'adult' }],
  ['Shoes for Women and Men', { gender: 'unisex', ageGroup: 'adult' }],
  ['Red Heels', { gender: 'female', ageGroup: 'adult' }],
])('a new product %s says whom it is for', (name, whom) => {
  const rows = [
    ['Name', 'Category', 'Price', 'Kind', 'Sizes', 'Colour'],
    [name, 'Footwear', 900, name === 'Red Heels' ? 'heels' : 'shoes', '40', 'Red'],
  ];
  const plan = planOf(rows, { newCategories: ['Footwear'] });
  expect(plan.issues).toEqual([]);
  expect(plan.catalogue.categories.at(-1)?.products).toMatchObject([whom]);
});

test('a category that says whom it is for says it of its new products', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Sizes', 'Colour'],
    ['Block Shoes', "Ladies' Shoes", 900, '40', 'Red'],
  ];
  const plan = planOf(rows, { newCategories: ["Ladies' Shoes"] });
  expect(records(plan)['block-shoes']).toMatchObject({ gender: 'female', ageGroup: 'adult' });
  expect(plan.remarks.join()).not.toContain('Gender');
});

test.each([
  ['sizes within a set, of the goods that its guide is about', 'shoes', '40 42', 'shoes'],
  ['sizes that no set has all of', 'shoes', '40 45', undefined],
  ['other goods with such numbers', 'shirts', '40 42', undefined],
])('%s: the guide is %s', (_what, kind, sizes, guide) => {
  const rows = [
    ['Name', 'Category', 'Price', 'Kind', 'Sizes', 'Colour'],
    ['Red Ones', 'Shoes', 900, kind, sizes, 'Red'],
  ];
  const plan = planOf(rows, { sizeGuides: [sizeGuideWith()] });
  expect(plan.issues).toEqual([]);
  expect(records(plan)['red-ones']?.sizeGuide).toBe(guide);
});

test('an opened range is said beside its row, and one that is not sure is refused', () => {
  const shop = { ...data, sizeSets: { shoes: ['37', '38', '39', '40'] } };
  const opened = planWith('Sizes', '37-40', {}, shop);
  expect(records(opened).boot?.sizes).toBe('shoes');
  expect(opened.remarks).toContain(
    'Row 2, Sizes: 37-40 is read as 37, 38, 39, 40: for one size of that name write 37-40 (one size).',
  );
  expect(planWith('Sizes', '37-44', {}, shop).issues[0]).toContain('or one size of that name');
  const socks = [
    ['Name', 'Category', 'Price', 'Kind', 'Colour', 'Sizes'],
    ['Wool Socks', 'Shoes', 300, 'shoes', 'Grey', '37-40'],
  ];
  expect(planOf(socks, {}, shop).issues).toEqual([
    'Row 2, Sizes: 37-40 must be 37-40 (one size), or all of the sizes, 37 38 39 40.',
  ]);
});

test('a heading is the category of the new products below it, and of no product that the shop has', () => {
  const rows = [
    ['Name', 'Price', 'Sizes', 'Colour'],
    ['HATS', '', '', ''],
    ['Boots', 1000, '', ''],
    ['Red Beret', 900, 'S', ''],
    ['Sandals', '', '', ''],
    ['Grand total', 1900, '', ''],
  ];
  const plan = planOf(rows);
  expect(plan.issues).toEqual([]);
  expect(plan.catalogue.categories.map(({ products }) => products.map(({ id }) => id))).toEqual([
    ['boot', 'sandal', 'clog'],
    ['cap', 'red-beret'],
  ]);
  expect(plan.remarks).toEqual(
    expect.arrayContaining([
      'Row 2 (HATS): a heading, and the category of the products below it.',
      'Row 6 (Grand total): a sum, and no product.',
    ]),
  );
});

test('in a list with categories a new name alone in its row is no heading', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Colour'],
    ['Red mules', '', '', ''],
    ['Boots', 'Shoes', 1000, 'Black'],
  ];
  expect(planOf(rows).issues.join()).toContain('Row 2, Category');
});

test('the category that is named for rows without one is that of new products alone', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Colour'],
    ['Red Mules', '', 900, 'Red'],
    ['Boots', '', 1000, 'Black'],
  ];
  const plan = planOf(rows, { category: 'Hats' });
  expect(plan.issues).toEqual([]);
  expect(plan.catalogue.categories[1]?.products.map(({ id }) => id)).toContain('red-mules');
  expect(plan.catalogue.categories[0]?.products.map(({ id }) => id)).toContain('boot');
});

test('the addresses of pictures are those of products without one', () => {
  const rows = [
    ['Name', 'Category', 'Price', 'Colour', 'Picture'],
    ['Red Mules', 'Shoes', 900, 'Red', 'https://a.example/1.jpg, https://a.example/2,5.jpg'],
    ['Boots', 'Shoes', 1000, 'Black', 'https://a.example/3.jpg'],
    ['Clogs', 'Shoes', 1000, 'Black', 'clogs.jpg'],
  ];
  const plan = planOf(rows, { hasPhoto: (_folder, id) => id === 'boot' });
  expect(plan.pictures).toEqual([
    {
      row: 2,
      id: 'red-mules',
      name: 'Red Mules',
      addresses: ['https://a.example/1.jpg', 'https://a.example/2,5.jpg'],
    },
  ]);
});

test('what a product goes with is named by name or id, and an empty cell takes it out', () => {
  const goesWithOf = (cell: Cell, record = boot) => {
    const products = [record, sandal, clog];
    const shoes = categoryWith({ id: 'shoes', name: 'Shoes', folder: 'shoes', products });
    const shop = { ...data, categories: [shoes] };
    const { catalogue } = planOf(
      [['Name', 'Goes with'], ['Boots', cell], ['Sandals'], ['Clogs']],
      {},
      shop,
    );
    return catalogue.categories[0]?.products.find(({ id }) => id === 'boot')?.goesWith;
  };
  expect(goesWithOf('Sandals, clog')).toEqual(['sandal', 'clog']);
  expect(goesWithOf('', { ...boot, goesWith: ['clog'] })).toBeUndefined();
});

test('a category that is missing is one cause, however its rows spell it', () => {
  const { issues, unknownCategories } = planOf([
    ['Name', 'Category'],
    ['Wrap', 'Gowns'],
    ['Slip', 'GOWNS'],
    ['Maxi', 'gowns'],
  ]);
  const causes = issues
    .filter((issue) => issue.includes('Category'))
    .map((issue) => issue.replace(/^Row \d+, /, ''));
  expect(causes).toHaveLength(3);
  expect(new Set(causes).size).toBe(1);
  expect(unknownCategories).toEqual(['Gowns']);
});
