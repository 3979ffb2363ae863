import type { Category } from '@/data/schema/category';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { printModule } from '@/lib/data-modules/print-module.build';
import { readColours } from '@/lib/format/written-words';
import { isText } from '@/lib/values/unknown-values';
import { finishedRecord } from '@/tools/change/finished-record';
import { freeNamesBeside, slugOf } from '@/tools/owner/sheet/names';
import { newProductFiller } from '@/tools/owner/sheet/new-product';

interface Saving {
  /** The name of the file. */
  slug: string;
  isNew: boolean;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The shop as the desk last read or wrote it. */
  shop: CatalogueData;
}

/**
 * A form's value with the fields that the desk fills in. A new product gets its id, its dates, and
 * the facts that a row of a sheet may leave empty. A new category gets its id and its folder.
 */
export function completeRecord(module: DataModule, value: unknown, saving: Saving): unknown {
  if (module === productModule) return completeProduct(value as ProductRecord, saving);
  if (module === dataModules['catalogue/categories.ts']) return withIds(value as Category[]);
  return value;
}

function completeProduct(typed: ProductRecord, { slug, isNew, today, shop }: Saving) {
  const category = shop.categories.find(({ id }) => id === typed.category);
  const before = shop.categories.find(({ products }) => products.some(({ id }) => id === slug));
  const known = before?.products.find(({ id }) => id === slug);
  const isSame = known?.colour === typed.colour || !isText(typed.colour);
  const form = isSame ? typed : { ...typed, colour: readColours(typed.colour) };
  if (!isNew) {
    const printed = (record: ProductRecord) => printModule(productModule, record);
    if (known && printed(form) === printed(known)) return form;
    if (!category || !before) return form;
    return finishedRecord(form, { category, before, today });
  }
  const given = Object.entries({ ...form, id: slug }).filter(([, one]) => one !== '');
  const fields: Record<string, unknown> = Object.fromEntries(given);
  newProductFiller(shop, shop.sizeGuides, ['ageGroup', 'gender'])(fields, category);
  const record = fields as unknown as ProductRecord;
  if (!category) return record;
  return finishedRecord(record, { category, before: undefined, today });
}

function withIds(categories: readonly Category[]): Category[] {
  const freeId = freeNamesBeside(categories.map(({ id }) => id ?? ''));
  const freeFolder = freeNamesBeside(categories.map(({ folder }) => folder ?? ''));
  return categories.map((category) => {
    const wanted = slugOf(category.name);
    return {
      ...category,
      id: category.id || freeId(wanted),
      folder: category.folder || freeFolder(wanted),
    };
  });
}
