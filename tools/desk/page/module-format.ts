import type { FileFormatter, FileParser } from '@sveltia/cms';
import type { DataModule } from '@/data/schema/modules';
import { printModule } from '@/lib/data-modules/print-module.build';
import { readModule } from '@/lib/data-modules/read-module';
import { fromForm, toForm } from './form-value';
import { keepLatest } from './latest-values';

/** Reads and prints the modules of data/ with one schema, as the sheet and the photos do. */
export function moduleFormat(module: DataModule): { fromFile: FileParser; toFile: FileFormatter } {
  const { name, schema } = module;
  return {
    fromFile: (text) => toForm(schema, keepLatest(name, readModule(text)[0]?.value)),
    toFile: (form) => printModule(module, keepLatest(name, fromForm(schema, form))),
  };
}
