import type { ProductRecord } from '@/data/types';
import { memoize } from '@/lib/format/memoize';
import { type CatalogueFacts, facts } from './catalogue';

/**
 * The record a product was made from: what only feeds and search engines ask for (colour, gender,
 * last change …) stays there, so that no page carries it to the phone. Throws for an unknown id.
 */
export function recordOf(productId: string, from: CatalogueFacts = facts): ProductRecord {
  const record = recordsById(from).get(productId);
  if (!record) throw new Error(`No product "${productId}"`);
  return record;
}

/** Addresses that products had before they were renamed or moved, and the product's id now. */
export function formerAddresses(
  from: CatalogueFacts = facts,
): { category: string; formerId: string; productId: string }[] {
  return allRecords(from).flatMap(({ id, formerPaths = [] }) =>
    formerPaths.map((path) => {
      const [category = '', formerId = ''] = path.split('/');
      return { category, formerId, productId: id };
    }),
  );
}

const recordsById = memoize(
  (from: CatalogueFacts) => new Map(allRecords(from).map((record) => [record.id, record])),
);

function allRecords(from: CatalogueFacts): ProductRecord[] {
  return Object.values(from.products).flat();
}
