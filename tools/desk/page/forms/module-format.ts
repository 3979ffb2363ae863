import type { FileFormatter, FileParser } from '@sveltia/cms';
import { type DataModule, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { printModule } from '@/lib/data-modules/print-module.build';
import { readData } from '@/lib/data-modules/read-data';
import { keepLatest, keepSaving, productKey } from '@/tools/desk/page/saving/latest-values';
import { fromForm, toForm } from './form-value';

/** Reads and prints the modules of data/ with one schema, as the sheet and the photos do. */
export function moduleFormat(module: DataModule): { fromFile: FileParser; toFile: FileFormatter } {
  return {
    fromFile: (text) => {
      const value = readData(module, text)[0]?.value;
      return toForm(module.schema, keepLatest(keyOf(module, value), value));
    },
    toFile: (form) => {
      const value = fromForm(module.schema, form);
      return printModule(module, keepSaving(keyOf(module, value), value));
    },
  };
}

function keyOf(module: DataModule, value: unknown): string {
  const { id } = value as Partial<ProductRecord>;
  return module === productModule ? productKey(id ?? '') : module.name;
}
