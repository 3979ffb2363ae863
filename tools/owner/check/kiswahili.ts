import type { Schema } from '@/data/schema/field';
import { dataModules, productModule } from '@/data/schema/modules';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { productFile, type ShopData } from '@/lib/data-modules/shop-files.build';
import { coloursOf, familiesOf } from '@/lib/finding/colour-family';
import { named } from './finding';

/** The Kiswahili texts of a part of data/. */
export interface Kiswahili {
  /** A file of data/, or the folder of the products. */
  where: string;
  /** The texts that are in English alone, by record and field: 'suede-boot care'. */
  missing: string[];
  /** How many records have the mark of a sample on their Kiswahili. */
  samples: number;
}

/** The Kiswahili texts of a shop, by its files, without files that customers do not see. */
export function kiswahiliOf(shop: ShopData): Kiswahili[] {
  const modules = Object.entries(dataModules).map(
    ([file, { name, schema }]) =>
      [`data/${file}`, inTwo(file, shop[name], recordsIn(shop[name], schema))] as const,
  );
  const products = shop.products.flatMap((one) =>
    inTwo(productFile(one.id), one, recordsIn(one, productModule.schema)),
  );
  return [
    ...[...modules, ['data/catalogue/products', products] as const].map(([where, records]) => ({
      where,
      missing: records.flatMap(({ missing }) => missing),
      samples: records.filter(({ isSample }) => isSample).length,
    })),
    { where: 'data/kiswahili-names.ts', missing: unnamed(shop), samples: 0 },
  ].filter(({ missing, samples }) => missing.length + samples > 0);
}

/** The colours and kinds of its goods that the owner has not named in Kiswahili. */
function unnamed({ products, colourFamilies, kiswahiliNames }: ShopData): string[] {
  const { colours = {}, kinds = {} } = kiswahiliNames;
  const used = products.flatMap((product) => familiesOf(coloursOf(product), colourFamilies));
  return [
    ...lacking(
      used.map(({ label }) => label),
      colours,
    ),
    ...lacking(
      products.map(({ kind }) => kind),
      kinds,
    ),
  ];
}

/** The names that are missing in a table. */
function lacking(names: readonly string[], table: object): string[] {
  return [...new Set(names)].filter((name) => !Object.hasOwn(table, name));
}

/** A record of which a part may be said in Kiswahili. */
interface InTwo {
  path: ValuePath;
  /** The fields that are in English alone. */
  missing: string[];
  isSample: boolean;
}

/** The records of a file, with what is missing as a person calls it. */
function inTwo(file: string, value: unknown, records: readonly InTwo[]) {
  return records.map(({ path, missing, isSample }) => ({
    missing: missing.map((name) => {
      const { entry, field } = named(file, [...path, name], value);
      return [entry, field].filter(Boolean).join(' ');
    }),
    isSample,
  }));
}

function recordsIn(value: unknown, schema: Schema | undefined, path: ValuePath = []): InTwo[] {
  if (typeof value !== 'object' || value === null || !schema) return [];
  const { wrapped, ...outer } = schema as unknown as Inside;
  const { entries, item, value: any } = wrapped ?? outer;
  if (Array.isArray(value)) {
    return value.flatMap((entry, at) => recordsIn(entry, item, [...path, at]));
  }
  const record = value as Readonly<Record<string, unknown>>;
  const inside = Object.entries(record).flatMap(([name, one]) =>
    name === 'sw' ? [] : recordsIn(one, entries?.[name] ?? any, [...path, name]),
  );
  const texts =
    entries?.sw && Object.keys((entries.sw as unknown as Inside).wrapped?.entries ?? {});
  if (!texts) return inside;
  const sw = (record.sw ?? {}) as Readonly<Record<string, unknown>>;
  const needed = texts.filter((name) => name !== 'sample' && isSaid(record[name]));
  const missing = needed.filter((name) => sw[name] === undefined);
  return [{ path, missing, isSample: sw.sample === true }, ...inside];
}

/** Whether a field says something in words that another language has others for. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && !sameCountries.has(value);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((one) => isSaid(one))
  );
}

interface Inside {
  wrapped?: Inside;
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  value?: Schema;
}

/** The names of countries that are the same in Kiswahili: Kenya, Uganda. */
const kiswahiliCountries = new Set(namesOfCountries('sw'));
const sameCountries = new Set(
  namesOfCountries('en').filter((name) => kiswahiliCountries.has(name)),
);

/** Those of each code of two letters that is a country's. */
function namesOfCountries(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []));
}
