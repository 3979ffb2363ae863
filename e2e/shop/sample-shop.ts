import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '@/data/schema/field';
import { dataModules, productModule } from '@/data/schema/modules';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { printModule } from '@/lib/data-modules/print-module.build';
import { productFile, type ShopData } from '@/lib/data-modules/shop-files.build';
import { partsOf } from '@/tools/desk/page/forms/schema-parts';

const FOLDER = 'e2e/shop/data';

/** Kinds of goods that a sample has for other shops. */
const moreKinds = {
  dresses: 'Apparel & Accessories > Clothing > Dresses',
  scarves: 'Apparel & Accessories > Clothing Accessories > Scarves & Shawls',
  'school-uniform': 'Apparel & Accessories > Clothing > Uniforms > School Uniforms',
};

/**
 * The shop of the tests as a sample shop: every record that can have the mark of a sample has it,
 * its phone is nobody's, and no person is named.
 */
export function sampleShop(): ShopData {
  const own = readShop(FOLDER);
  const facts = Object.values(dataModules).map(
    ({ name, schema }) => [name, marked(schema, own[name])] as const,
  );
  const shop = {
    ...own,
    ...Object.fromEntries(facts),
    products: own.products.map((product) => marked(productModule.schema, product)),
  } as ShopData;
  const { people: _people, ...about } = shop.about;
  const googleCategories = { ...shop.googleCategories, ...moreKinds };
  return {
    ...shop,
    about,
    googleCategories,
    social: {},
    shop: { ...shop.shop, phone: '0700 000 000' },
  };
}

/** Writes that shop, with its photos, into a folder that is not there yet. */
export function writeSampleShop(folder: string): void {
  cpSync(FOLDER, folder, { recursive: true });
  const shop = sampleShop();
  for (const [file, module] of Object.entries(dataModules)) {
    writeFileSync(path.join(folder, file), printModule(module, shop[module.name]));
  }
  for (const product of shop.products) {
    writeFileSync(path.join(folder, productFile(product.id)), printModule(productModule, product));
  }
}

/** A value with the marks of a sample and of drawn pictures in each record that can have one. */
function marked(schema: Schema | undefined, value: unknown): unknown {
  if (!schema || typeof value !== 'object' || value === null) return value;
  const { entries, item } = partsOf(schema);
  if (Array.isArray(value)) return value.map((one) => marked(item, one));
  const fields = Object.entries(value).map(([name, one]) => {
    return [name, marked(entries[name] ?? item, one)];
  });
  const marks = ['sample', 'drawn'].filter((mark) => mark in entries);
  return Object.fromEntries([...fields, ...marks.map((mark) => [mark, true])]);
}
