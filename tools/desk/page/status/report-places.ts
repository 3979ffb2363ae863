import { dataModules } from '@/data/schema/modules';
import type { StatusFinding, StatusPlace } from '@/tools/desk/status';

/** The address in the desk of the form where a place of data/ is mended; undefined for another place. */
export function formAddress({ product, file }: StatusPlace): string | undefined {
  if (product) return `#/collections/products/entries/${product}`;
  const known: Readonly<Record<string, { name: string }>> = dataModules;
  const module = known[file.replace(/^data\//, '')];
  return module && `#/collections/_singletons/entries/${module.name}`;
}

/** The address of the form where a finding is mended, of its first place that has one. */
export function mendAddress({ places }: StatusFinding): string | undefined {
  return places.map(formAddress).find((address) => address !== undefined);
}

/** The product whose module a file is. */
export function productIn(file: string): Pick<StatusPlace, 'product'> {
  const [, product] = /^data\/catalogue\/products\/([^/]+)\.ts$/.exec(file) ?? [];
  return product === undefined ? {} : { product };
}
