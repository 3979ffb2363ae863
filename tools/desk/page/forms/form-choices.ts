import type { RelationField } from '@sveltia/cms';
import { productIds } from '@/data/schema/catalogue-lists';
import type { Schema } from '@/data/schema/field';
import { product } from '@/data/schema/product';
import { review } from '@/data/schema/reviews';
import { ENTRIES, ROW_NAME } from './form-names';

type Choice = Omit<RelationField, 'name' | 'label'>;

/** The name of the desk's collection of products. */
export const PRODUCTS = 'products';

function entriesOf(module: string, value: string, shown = value): Choice {
  return {
    widget: 'relation',
    collection: '_singletons',
    file: module,
    value_field: `${ENTRIES}.*.${value}`,
    display_fields: [`${ENTRIES}.*.${shown}`],
    dropdown_threshold: 0,
  };
}

const oneProduct: Choice = {
  widget: 'relation',
  collection: PRODUCTS,
  value_field: '{{slug}}',
  display_fields: ['name'],
  dropdown_threshold: 0,
};
const severalProducts: Choice = { ...oneProduct, multiple: true };

const choices = new Map<Schema, Choice>([
  [productIds, severalProducts],
  [product.entries.goesWith, severalProducts],
  [review.entries.product, oneProduct],
  [product.entries.category, entriesOf('categories', 'id', 'name')],
  [product.entries.kind, entriesOf('googleCategories', ROW_NAME)],
  [product.entries.sizeGuide, entriesOf('sizeGuides', 'id', 'title')],
]);

/** The choices of a field that come from other records of the shop; undefined for another field. */
export function choiceFor(schema: Schema): Choice | undefined {
  return choices.get(schema);
}
