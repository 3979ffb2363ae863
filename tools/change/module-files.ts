import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@/data/schema/category';
import { productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { productFiles } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { printModule } from '@/lib/data-modules/print-module.build';
import { readData } from '@/lib/data-modules/read-data';
import { ModuleFault } from '@/lib/data-modules/read-module';
import { inPlace, moduleAt, productFile, withProducts } from '@/lib/data-modules/shop-files.build';
import { placeAt } from '@/lib/data-modules/source-place';
import { Stop } from '@/tools/cli/stop';
import { placed } from './places';
import type { ChangedFiles } from './write-files';

/* Modules of data/: read as values, and printed where their values have changed (docs/decisions/0029). */

/** Modules of data/ as texts, each by its file below data/: 'catalogue/offers.ts'. */
export type Files = Readonly<Record<string, string>>;

const CATEGORIES = 'catalogue/categories.ts';
const SIZE_SETS = 'catalogue/size-sets.ts';
const OFFERS = 'catalogue/offers.ts';
const FEATURED = 'catalogue/featured.ts';

/** A module that a program cannot read: its file and line, and what must be there. */
export class UnreadableModule extends Stop {
  constructor(what: string) {
    super(`${what}. Nothing was changed.`);
  }
}

/** The modules of the catalogue as they are in a folder of data/. */
export function readFiles(folder = dataFolder): Files {
  const files = [CATEGORIES, SIZE_SETS, OFFERS, FEATURED, ...productFiles(folder)];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** The list or the record of a module, not yet judged. Throws an `UnreadableModule`. */
export function readValue(file: string, text: string): object {
  try {
    const [constant, another] = readData(moduleAt(file), text);
    const value = constant?.value;
    if (!another && typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (!(error instanceof ModuleFault)) throw error;
    const { line } = placeAt(text, error.offset);
    throw new UnreadableModule(`data/${file}, line ${line}: ${error.must}`);
  }
  throw new UnreadableModule(`data/${file}: must export one list or record`);
}

/** The text of a module of data/ with this value. Throws for a file that the shop does not know. */
export function printedFile(file: string, value: unknown): string {
  const module = moduleAt(file);
  if (!module) throw new Error(`data/${file} is no module of the shop.`);
  return printModule(module, value);
}

/** The text of a module with this value: its own where it says this already, with its notes. */
export function textWith(text: string | undefined, file: string, value: unknown): string {
  if (text === undefined) return printedFile(file, value);
  const old = readValue(file, text);
  if (isDeepStrictEqual(old, value)) return text;
  const printed = printedFile(file, value);
  return printed === printedFile(file, old) ? text : printed;
}

/**
 * The records in the modules of a catalogue. Throws an `UnreadableModule`, also for a product with
 * the id of another file or of a missing category, which would be lost when the catalogue is
 * written.
 */
export function catalogueIn(files: Files): CatalogueData {
  const valueIn = (file: string) => readValue(file, files[file] ?? '');
  const categories = valueIn(CATEGORIES) as readonly Category[];
  const ids = new Set(categories.map(({ id }) => id));
  const products = Object.keys(files)
    .filter((file) => moduleAt(file) === productModule)
    .sort()
    .map((file) => {
      const record = valueIn(file) as ProductRecord;
      const must =
        (file !== productFile(record.id) && 'id: must be the name of its file') ||
        (!ids.has(record.category) && 'category: must be the id of a category of the shop');
      if (must) throw new UnreadableModule(`data/${file}: ${must}`);
      return record;
    });
  return {
    categories: withProducts(categories, inPlace(products)),
    sizeSets: valueIn(SIZE_SETS) as CatalogueData['sizeSets'],
    offers: valueIn(OFFERS) as readonly string[],
    featured: valueIn(FEATURED) as readonly string[],
    // No program changes it.
    listingOrder: [],
  };
}

/**
 * The modules so that they say this catalogue. A module whose value stays keeps its text; the module of a
 * product that is in none of the categories is left out. Throws an `UnreadableModule`.
 */
export function filesWith(before: Files, data: CatalogueData): Files {
  const { categories, sizeSets, offers, featured } = data;
  const values: [string, unknown][] = [
    [CATEGORIES, categories.map(({ products: _, ...category }) => category)],
    [SIZE_SETS, sizeSets],
    [OFFERS, offers],
    [FEATURED, featured],
    ...categories.flatMap(({ products }) =>
      placed(products).map((record): [string, unknown] => [productFile(record.id), record]),
    ),
  ];
  return Object.fromEntries(
    values.map(([file, value]) => [file, textWith(before[file], file, value)]),
  );
}

/**
 * The files that differ, as the second has them; undefined for a file that the second does not
 * have.
 */
export function changedFiles(before: Files, after: Files): ChangedFiles {
  const files = Object.keys({ ...before, ...after });
  return Object.fromEntries(
    files.filter((file) => before[file] !== after[file]).map((file) => [file, after[file]]),
  );
}
