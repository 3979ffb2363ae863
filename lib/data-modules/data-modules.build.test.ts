import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { dataModules } from '@/data/schema/modules';
import { productFiles } from './data-folder.build';
import { printModule } from './print-module.build';
import { ModuleFault, readModule } from './read-module';
import { moduleAt } from './shop-files.build';

const SHOP = 'e2e/shop/data';

test.each([...Object.keys(dataModules), ...productFiles(SHOP)])(
  '%s is the same when it is read and printed',
  (file) => {
    const source = readFileSync(path.join(SHOP, file), 'utf8');
    const module = moduleAt(file);
    const [constant] = readModule(source);
    expect(module && printModule(module, constant?.value)).toBe(source);
  },
);

test('a shop that says it has no further language says so after it is printed', () => {
  const shop = dataModules['shop.ts'];
  const source = readFileSync('e2e/shop/data/shop.ts', 'utf8');
  const without = source.replace("languages: ['sw']", 'languages: []');
  const [constant] = readModule(without);
  expect(without).not.toBe(source);
  expect(printModule(shop, constant?.value)).toBe(without);
});

const any = { name: 'any', type: 'Any', from: 'any', schema: v.any(), title: 'Any', help: '' };

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.array(tie('value')),
    fc.dictionary(
      fc.string({ unit: 'binary' }).filter((name) => name !== '__proto__'),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
})).value;

test('any value is the same when it is printed and read', () => {
  fc.assert(
    fc.property(value, (one) => {
      const [constant] = readModule(printModule(any, one));
      expect(constant?.value).toEqual(one);
    }),
  );
});

/** Why a text is not read; undefined where it is. */
function faultOf(text: string): unknown {
  try {
    readModule(text);
  } catch (error) {
    return error;
  }
}

test('any text is read, or its first fault is named', () => {
  const product = readFileSync('e2e/shop/data/catalogue/products/crew-tee.ts', 'utf8');
  const edit = fc.record({
    at: fc.nat(product.length),
    gone: fc.nat(12),
    put: fc.oneof(fc.constantFrom(...'{}[](),:;\'"`\\/*\n'), fc.string({ unit: 'binary' })),
  });
  fc.assert(
    fc.property(edit, ({ at, gone, put }) => {
      const fault = faultOf(product.slice(0, at) + put + product.slice(at + gone));
      expect([undefined, expect.any(ModuleFault)]).toContainEqual(fault);
    }),
    { numRuns: 500 },
  );
});

const source = `export const shop: Shop = {
  name: 'A',
  days: [{ from: 1 }, { from: 2 }],
};
`;

test.each([
  [['name'], undefined, "'A'"],
  [['name'], 'name' as const, 'name:'],
  [['days', 1, 'from'], undefined, '2 }'],
  [['days', 1, 'to'], undefined, '{ from: 2'],
  [['town'], undefined, '{\n'],
])('the place of %j is where a person looks', (where, part, text) => {
  const [constant] = readModule(source);
  const offset = constant?.offsetOf(where, part) ?? 0;
  expect(source.slice(offset).startsWith(text)).toBe(true);
});

test('notes, escapes, quoted names and trailing words of a type are read', () => {
  const written = `// A note.
import type { Shop } from '@/data/schema/shop';
/* Another. */
export const shop = { 'a b': "\\u00e9\\x41\\n'", c: [-1.5, .5, 1e3,], } as const satisfies Shop;
export const other = true
`;
  expect(readModule(written).map(({ name, value }) => [name, value])).toEqual([
    ['shop', { 'a b': "éA\n'", c: [-1.5, 0.5, 1000] }],
    ['other', true],
  ]);
});

test.each(['\\u{110000}', '\\u12', '\\xg0', '\\01', '\\8', '\\ux'])(
  'the signs %s in a text stop, as they stop the shop',
  (signs) => {
    expect(() => readModule(`export const shop: Shop = '${signs}';`)).toThrow(ModuleFault);
  },
);
