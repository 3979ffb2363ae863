import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@/data/schema/category';
import { productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { productFiles } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { printModule } from '@/lib/data-modules/print-module.build';
import { ModuleFault, readModule } from '@/lib/data-modules/read-module';
import { inPlace, moduleAt, productFile, withProducts } from '@/lib/data-modules/shop-files.build';
import { placeAt } from '@/lib/data-modules/source-place';
import { Stop } from '@/tools/cli/stop';
import { placed } from './places';

/*
 * What the owner's programs change in data/: modules are read into values, and those whose values have
 * changed are printed (docs/decisions/0029).
 */

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
    const [constant, another] = readModule(text);
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

/**
 * What the modules of a catalogue say. Throws an `UnreadableModule`, also for a product with the id of
 * another file or of a category that is not there, which would be lost when the catalogue is written.
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
  const texts = values.map(([file, value]) => {
    const text = before[file];
    const isSame = text !== undefined && isDeepStrictEqual(readValue(file, text), value);
    return [file, isSame ? text : printedFile(file, value)];
  });
  return Object.fromEntries(texts);
}

/** The files that differ, those that only one of the two has too. */
export function changedFiles(before: Files, after: Files): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].filter((file) => before[file] !== after[file]);
}

/**
 * Writes the modules that differ, and takes away those that `after` does not have: all of them, or none
 * where one cannot be written. Returns the files that changed.
 */
export function writeFiles(before: Files, after: Files, folder = dataFolder): string[] {
  const changed = changedFiles(before, after);
  const folders = new Set(changed.map((file) => dirname(join(folder, file))));
  const done: string[] = [];
  const put = (file: string, text: string | undefined) => {
    if (text === undefined) rmSync(join(folder, file), { force: true });
    else writeFileSync(join(folder, file), text);
  };
  try {
    for (const each of folders) mkdirSync(each, { recursive: true });
    for (const file of changed) {
      const text = after[file];
      if (text !== undefined) writeFileSync(join(folder, `${file}.new`), text);
    }
    for (const file of changed) {
      done.push(file);
      if (after[file] === undefined) rmSync(join(folder, file));
      else renameSync(join(folder, `${file}.new`), join(folder, file));
    }
  } catch (error) {
    for (const file of done) put(file, before[file]);
    throw error;
  } finally {
    for (const file of changed) {
      rmSync(join(folder, `${file}.new`), { recursive: true, force: true });
    }
  }
  return changed;
}
