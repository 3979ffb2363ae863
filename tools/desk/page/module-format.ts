import type { FileFormatter, FileParser } from '@sveltia/cms';
import { type DataModule, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { printModule } from '@/lib/data-modules/print-module.build';
import { readModule } from '@/lib/data-modules/read-module';
import { fromForm, toForm } from './form-value';
import { keepLatest, productKey } from './latest-values';

/** Reads and prints the modules of data/ with one schema, as the sheet and the photos do. */
export function moduleFormat(module: DataModule): { fromFile: FileParser; toFile: FileFormatter } {
  return {
    fromFile: (text) => toForm(module.schema, keep(module, readModule(text)[0]?.value)),
    toFile: (form) => printModule(module, keep(module, fromForm(module.schema, form))),
  };
}

function keep(module: DataModule, value: unknown): unknown {
  const { id } = value as Partial<ProductRecord>;
  return keepLatest(module === productModule ? productKey(id ?? '') : module.name, value);
}
