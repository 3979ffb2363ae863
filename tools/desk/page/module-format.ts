import type { FileFormatter, FileParser } from '@sveltia/cms';
import { type DataModule, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { printModule } from '@/lib/data-modules/print-module.build';
import { readModule } from '@/lib/data-modules/read-module';
import { type Form, fromForm, toForm } from './form-value';
import { keepLatest, productKey } from './latest-values';
import { LISTED, listedOf } from './product-in-list';

/** Reads and prints the modules of data/ with one schema, as the sheet and the photos do. */
export function moduleFormat(module: DataModule): { fromFile: FileParser; toFile: FileFormatter } {
  return {
    fromFile: (text) => moduleForm(module, keep(module, readModule(text)[0]?.value)),
    toFile: (form) => printModule(module, keep(module, moduleValue(module, form))),
  };
}

/** What a form shows of a module's value, with what the list of products says of it. */
export function moduleForm(module: DataModule, value: unknown): Form {
  const form = toForm(module.schema, value);
  return module === productModule ? { ...form, [LISTED]: listedOf(value as ProductRecord) } : form;
}

/** The value of a module that a form says. Throws a `RepeatedName`. */
export function moduleValue(module: DataModule, form: Form): unknown {
  const { [LISTED]: _, ...fields } = form;
  return fromForm(module.schema, module === productModule ? fields : form);
}

function keep(module: DataModule, value: unknown): unknown {
  const { id } = value as Partial<ProductRecord>;
  return keepLatest(module === productModule ? productKey(id ?? '') : module.name, value);
}
