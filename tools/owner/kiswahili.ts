import type { Schema } from '@/data/schema/field';
import { dataModules, productModule } from '@/data/schema/modules';
import type { ShopData } from '@/lib/data-modules/shop-files.build';
import { familiesOf } from '@/lib/finding/colour-family';

/** What a part of data/ says in Kiswahili. */
export interface Kiswahili {
  /** A file of data/, or the folder of the products. */
  where: string;
  /** How many texts are in English alone. */
  missing: number;
  /** How many records have the mark of a sample on their Kiswahili. */
  samples: number;
}

/** What a shop says in Kiswahili, by its files; without those that say nothing to customers. */
export function kiswahiliOf(shop: ShopData): Kiswahili[] {
  const modules = Object.entries(dataModules).map(
    ([file, { name, schema }]) => [`data/${file}`, schema, [shop[name]]] as const,
  );
  const all = [
    ...modules,
    ['data/catalogue/products', productModule.schema, shop.products] as const,
  ];
  return [
    ...all.map(([where, schema, values]) => {
      const records = values.flatMap((value) => recordsIn(value, schema));
      return {
        where,
        missing: sum(records.map(({ missing }) => missing)),
        samples: records.filter(({ isSample }) => isSample).length,
      };
    }),
    { where: 'data/kiswahili-names.ts', missing: unnamed(shop), samples: 0 },
  ].filter(({ missing, samples }) => missing + samples > 0);
}

/** How many colours and kinds of its goods the owner has not named in Kiswahili. */
function unnamed({ products, colourFamilies, kiswahiliNames }: ShopData): number {
  const { colours = {}, kinds = {} } = kiswahiliNames;
  const used = products.flatMap(({ colour }) => familiesOf(colour.split('/'), colourFamilies));
  return (
    lacking(
      used.map(({ label }) => label),
      colours,
    ) +
    lacking(
      products.map(({ kind }) => kind),
      kinds,
    )
  );
}

/** How many of these names a table does not have. */
function lacking(names: readonly string[], table: object): number {
  return [...new Set(names)].filter((name) => !Object.hasOwn(table, name)).length;
}

interface InTwo {
  missing: number;
  isSample: boolean;
}

/** The records in a value of which a part may be said in Kiswahili. */
function recordsIn(value: unknown, schema: Schema | undefined): InTwo[] {
  if (typeof value !== 'object' || value === null || !schema) return [];
  const { wrapped, ...outer } = schema as unknown as Inside;
  const { entries, item, value: any } = wrapped ?? outer;
  if (Array.isArray(value)) return value.flatMap((entry) => recordsIn(entry, item));
  const record = value as Readonly<Record<string, unknown>>;
  const inside = Object.entries(record).flatMap(([name, one]) =>
    name === 'sw' ? [] : recordsIn(one, entries?.[name] ?? any),
  );
  const texts =
    entries?.sw && Object.keys((entries.sw as unknown as Inside).wrapped?.entries ?? {});
  if (!texts) return inside;
  const sw = (record.sw ?? {}) as Readonly<Record<string, unknown>>;
  const needed = texts.filter((name) => name !== 'sample' && isSaid(record[name]));
  const missing = needed.filter((name) => sw[name] === undefined).length;
  return [...inside, { missing, isSample: sw.sample === true }];
}

/** Whether a field says something in words. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
