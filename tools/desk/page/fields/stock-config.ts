import type { Field } from '@sveltia/cms';
import { STOCK, stockFields } from './stock-value';

/** A product's fields with one control for sizes and stock, in the place and with the label of the sizes. */
export function withStockField(fields: readonly Field[]): Field[] {
  const [sizes, ...joined] = stockFields;
  return fields
    .filter(({ name }) => !joined.some((one) => one === name))
    .map((field) =>
      field.name === sizes ? ({ ...field, name: STOCK, widget: STOCK, hint: '' } as Field) : field,
    );
}
