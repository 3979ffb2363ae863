import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CategoryRecord } from '@/data/types';
import { recordWith } from '@/e2e/shop/builders';
import { categories } from '@/e2e/shop/data/catalogue/categories';
import { changeCatalogue, changeList, changeProduct, type Modules } from './catalogue-editor';
import { ModuleError, ModuleText } from './module-text';
import { formatted, readModules, writeModules } from './write-modules';

const shoes = `import type { CategoryRecord } from '@/data/types';

/** All that is worn on feet. */
export const shoes: CategoryRecord = {
  id: 'shoes',
  name: 'Shoes',
  folder: 'shoes',
  description: 'Shoes of every kind.', // as on the sign 👟
  products: [
    // The best seller.
    {
      id: 'boot',
      name: 'Boots',
      // Until Friday.
      priceKes: 1000,
      sizes: ['40', '41'],
      soldOut: ['41'], // back soon
      description: 'Boots with laces.',
    }, // keep first
    {
      id: 'sandal',
      name: "Men's sandals",
      priceKes: 500,
      sizes: 'shoes',
      description: 'Flat.',
    },
    // More to follow.
  ],
};
`;

const modules: Modules = {
  'shoes.ts': shoes,
  'hats.ts': `import type { CategoryRecord } from '@/data/types';

export const hats: CategoryRecord = {
  id: 'hats',
  name: 'Hats',
  folder: 'hats',
  description: 'Hats.',
  products: [{ id: 'cap', name: 'Cap', sizes: ['One'], description: 'A cap.' }],
};
`,
  'categories.ts': `import type { CategoryRecord } from '@/data/types';
import { hats } from './hats';
import { shoes } from './shoes';

/** In the order of the shop. */
export const categories: readonly CategoryRecord[] = [shoes, hats];
`,
  'offers.ts': `export const offers: readonly string[] = [
  // The first slide.
  'boot',
  'sandal',
];
`,
};

/** What a module holds, without being run. */
function contents(name: string, text = ''): CategoryRecord {
  const module = new ModuleText(name, text);
  return module.valueOf(module.exported().value) as unknown as CategoryRecord;
}

const held = (changed: Modules, name: string) => contents(name, changed[`${name}.ts`]);
const wanted = () => [held(modules, 'shoes'), held(modules, 'hats')] as const;

test('a field is set in place and every other byte stays', () => {
  const changed = changeProduct(modules, 'boot', { priceKes: 1200 });
  expect(changed['shoes.ts']).toBe(shoes.replace('priceKes: 1000', 'priceKes: 1200'));
  expect(changed['hats.ts']).toBe(modules['hats.ts']);
});

test('a field is taken out with its line, and a note above it stays', () => {
  const changed = changeProduct(modules, 'boot', { soldOut: undefined, priceKes: undefined });
  expect(changed['shoes.ts']).toBe(
    shoes
      .replace("      soldOut: ['41'], // back soon\n", '')
      .replace('      priceKes: 1000,\n', ''),
  );
});

test('a new field is put where the guide has it', () => {
  const changed = changeProduct(modules, 'sandal', { soldOut: true, updated: '2026-01-02' });
  expect(formatted('shoes.ts', changed['shoes.ts'] ?? '')).toBe(
    shoes
      .replace("      sizes: 'shoes',\n", '$&      soldOut: true,\n')
      .replace("      description: 'Flat.',\n", "$&      updated: '2026-01-02',\n"),
  );
});

test('setting a field to what it holds changes nothing', () => {
  expect(changeProduct(modules, 'boot', { sizes: ['40', '41'], drawn: undefined })).toBe(modules);
});

test.each([
  "Don't",
  '"So called"',
  `Both ' and "`,
  'back\\slash',
  'two\nlines\r\n\ttab',
  '</script><!--',
  'emoji 👟 and ñ',
  '$' + '{not} a `template`',
  '\u2028\u2029\u0000\ud800',
])('the text %j is read back as it was written', (text) => {
  const changed = changeProduct(modules, 'cap', { description: text });
  expect(held(changed, 'hats').products[0]?.description).toBe(text);
  const nice = formatted('hats.ts', changed['hats.ts'] ?? '');
  expect(contents('hats', nice).products[0]?.description).toBe(text);
});

test('the catalogue as it is changes nothing', () => {
  expect(changeCatalogue(modules, wanted())).toBe(modules);
});

test('the modules of a whole shop stay as they are when they are given their own records', () => {
  const own = readModules();
  expect(changeCatalogue(own, categories)).toBe(own);
});

test('a product is added at its place, formatted', () => {
  const [one, other] = wanted();
  const added = recordWith({ id: 'clog', name: "Clogs 'n more", sizesLeft: { '41': 2 } });
  const [boot, sandal] = one.products;
  if (!boot || !sandal) throw new Error('two products');
  const changed = changeCatalogue(modules, [{ ...one, products: [boot, added, sandal] }, other]);
  expect(formatted('shoes.ts', changed['shoes.ts'] ?? '')).toBe(
    shoes.replace(
      '}, // keep first\n',
      `$&    {
      id: 'clog',
      name: "Clogs 'n more",
      priceKes: 1000,
      sizes: ['40', '41'],
      sizesLeft: { '41': 2 },
      description: 'Boots with laces.',
      alt: 'A pair of boots',
      ageGroup: 'adult',
      gender: 'unisex',
      colour: 'Black',
      kind: 'shoes',
      updated: '2026-01-01',
    },
`,
    ),
  );
});

test('products are reordered with their notes, and the last one is taken out', () => {
  const [one, other] = wanted();
  const turned = changeCatalogue(modules, [
    { ...one, products: [...one.products].reverse() },
    other,
  ]);
  expect(turned['shoes.ts']).toMatch(
    /sandal[\s\S]*\/\/ The best seller\.[\s\S]*'boot'[\s\S]*keep first/,
  );
  expect(held(turned, 'shoes').products).toEqual([...one.products].reverse());
  const emptied = changeCatalogue(modules, [{ ...one, products: [] }, other]);
  expect(emptied['shoes.ts']).toMatch(/products: \[\n {4}\/\/ More to follow\.\n {2}\],/);
});

test('a product is moved to the module of another category with its notes and changes', () => {
  const [one, other] = wanted();
  const [boot, ...rest] = one.products;
  if (!boot) throw new Error('a product');
  const moved = { ...boot, priceKes: 1 };
  const changed = changeCatalogue(modules, [
    { ...one, products: rest },
    { ...other, products: [...other.products, moved] },
  ]);
  expect(held(changed, 'shoes').products).toEqual(rest);
  expect(held(changed, 'hats').products).toEqual([...other.products, moved]);
  expect(changed['hats.ts']).toContain('// Until Friday.\n      priceKes: 1,');
});

test.each(['bags', 'belts-and-more', 'new', '2nd-hand', 'hats-2'])(
  'the new category %s gets a module and its two lines in the list',
  (id) => {
    const category = { ...wanted()[0], id, products: [recordWith()] };
    const changed = changeCatalogue(modules, [...wanted().map((one) => ({ ...one })), category]);
    expect(held(changed, id)).toEqual(category);
    const { name } = new ModuleText(id, changed[`${id}.ts`] ?? '').exported();
    const list = formatted('categories.ts', changed['categories.ts'] ?? '');
    expect(list).toContain(`import { ${name} } from './${id}';\n`);
    expect(list).toContain(`= [shoes, hats, ${name}];`);
    expect(list).toContain('/** In the order of the shop. */');
  },
);

test('categories are listed in the wanted order, and those that are not named stay listed', () => {
  const [one, other] = wanted();
  expect(changeCatalogue(modules, [other, one])['categories.ts']).toMatch(
    /= \[\s*hats,\s*shoes,\s*\];/,
  );
  expect(changeCatalogue(modules, [other])['categories.ts']).toMatch(/= \[\s*hats,\s*shoes,\s*\];/);
});

test('a list of ids keeps its notes', () => {
  const changed = changeList(modules, 'offers.ts', ['cap', 'sandal', 'boot']);
  expect(formatted('offers.ts', changed['offers.ts'] ?? '')).toBe(
    "export const offers: readonly string[] = [\n  'cap',\n  'sandal',\n  // The first slide.\n  'boot',\n];\n",
  );
  expect(changeList(modules, 'offers.ts', ['boot', 'sandal'])).toBe(modules);
});

test.each([
  ['a spread', "{ ...hat, id: 'cap' }", 'line 8: "...hat" must be written out as a value'],
  ['a computed value', "{ id: 'cap', priceKes: 2 * 3 }", '"2 * 3" must be written out as a value'],
  ['a variable', "{ id: 'cap', sizes }", '"sizes" must be written out as a value'],
  ['a call', "cap('cap')", `"cap('cap')" must be a product in { }`],
  ['no id', "{ name: 'Cap' }", 'must be a product with an id'],
  ['a hole', ", { id: 'cap' }", 'must be written out as a value'],
  ['a missing quote', "{ id: 'cap }", 'data/catalogue/hats.ts, line 8: must be readable'],
])('a module with %s is refused with a sentence', (_what, product, sentence) => {
  const hats = modules['hats.ts']?.replace(/products: \[.*\]/, `products: [${product}]`);
  const broken = { ...modules, 'hats.ts': hats ?? '' };
  expect(() => changeProduct(broken, 'cap', { priceKes: 1 })).toThrow(ModuleError);
  expect(() => changeProduct(broken, 'cap', { priceKes: 1 })).toThrow(sentence);
});

test('a product that no module has is refused', () => {
  expect(() => changeProduct(modules, 'tie', {})).toThrow('there is no product "tie"');
});

describe('writing', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'modules-'));
    writeModules({}, modules, folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('only modules that differ are written, formatted', () => {
    const before = readModules(folder);
    const after = changeProduct(before, 'cap', { description: 'X'.repeat(80) });
    expect(writeModules(before, after, folder)).toEqual(['hats.ts']);
    expect(readFileSync(join(folder, 'hats.ts'), 'utf8')).toContain('\n    {\n');
    expect(readdirSync(folder).sort()).toEqual(Object.keys(modules).sort());
  });

  test('a module that cannot be written leaves all modules as they were', () => {
    const before = readModules(folder);
    const after = { ...before, 'hats.ts': '// changed\n', 'shoes.ts': 'export const = ' };
    expect(() => writeModules(before, after, folder)).toThrow('shoes.ts, line 1: must be readable');
    mkdirSync(join(folder, 'no-file.ts/full'), { recursive: true });
    const blocked = { ...before, 'hats.ts': '// changed\n', 'new.ts': '', 'no-file.ts': '' };
    expect(() => writeModules(before, blocked, folder)).toThrow();
    rmSync(join(folder, 'no-file.ts'), { recursive: true });
    expect(readModules(folder)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(Object.keys(modules).sort());
  });
});
