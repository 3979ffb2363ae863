import { dataModules } from '@/data/schema/modules';
import { productIdOf } from '@/lib/data-modules/shop-files.build';
import type { StatusFinding, StatusPlace } from '@/tools/desk/status';

/** The address in the desk of the form that changes a place of data/; undefined for a place without one. */
export function formAddress({ product, file }: StatusPlace): string | undefined {
  if (product) return `#/collections/products/entries/${product}`;
  const known: Readonly<Record<string, { name: string }>> = dataModules;
  const module = known[file.replace(/^data\//, '')];
  return module && `#/collections/_singletons/entries/${module.name}`;
}

/** A form, and the entry of its list or table. */
export interface PlaceToMend {
  address: string;
  entry: string | undefined;
}

/** The form in which a finding can be corrected: the form of its first place that has one. */
export function placeToMend({ places }: StatusFinding): PlaceToMend | undefined {
  return places
    .map((place) => ({ address: formAddress(place), entry: place.entry }))
    .find((place): place is PlaceToMend => place.address !== undefined);
}

/** The product whose module a file is. */
export function productIn(file: string): Pick<StatusPlace, 'product'> {
  const product = productIdOf(file.replace(/^data\//, ''));
  return product === undefined ? {} : { product };
}
