import type { Schema } from '@/data/schema/field';
import { product } from '@/data/schema/product';
import { joinStock, partStock } from './fields/stock-value';
import { withListPicture, withoutPhotos } from './photos/product-photos';
import { partsOf } from './schema-parts';

/*
 * A record of data/ and what the desk's form holds of it. The form has no tables, no values of several kinds
 * and no list at its top: a table is a list of names with values, a value of several kinds is its JSON, and a
 * module that is a list or a table is a form with the one field `entries`.
 */

/** The one field of a form whose module is a list or a table. */
export const ENTRIES = 'entries';

type Form = Record<string, unknown>;

/** What a form shows of a module's value. */
export function toForm(schema: Schema, value: unknown): Form {
  const form = formOf(schema, schema === product ? joinStock(value as object) : value);
  if (schema === product) return withListPicture(form as Form);
  return partsOf(schema).kind === 'record' ? (form as Form) : { [ENTRIES]: form };
}

/** The value of a module from its form, without what was left empty. */
export function fromForm(schema: Schema, form: Form): unknown {
  const value = recordValue(
    schema,
    partsOf(schema).kind === 'record' ? withoutPhotos(form) : form[ENTRIES],
  );
  return schema === product ? partStock(value as object) : value;
}

function formOf(schema: Schema, value: unknown): unknown {
  const { kind, entries, item } = partsOf(schema);
  if (kind === 'record') {
    return Object.fromEntries(
      Object.entries(value as object).map(([name, one]) => {
        const field = entries[name];
        return [name, field ? formOf(field, one) : one];
      }),
    );
  }
  if (kind === 'list' && item) return (value as unknown[]).map((one) => formOf(item, one));
  if (kind === 'table' && item) {
    return Object.entries(value as object).map(([name, one]) => {
      return { name, value: formOf(item, one) };
    });
  }
  return kind === 'other' ? JSON.stringify(value) : value;
}

function recordValue(schema: Schema, form: unknown): unknown {
  const { kind, entries, item, optional } = partsOf(schema);
  if (isEmpty(form)) return optional ? undefined : emptyOf(kind);
  if (kind === 'record') {
    const fields = Object.entries(form as Form).map(([name, one]) => {
      const field = entries[name];
      return [name, field ? recordValue(field, one) : one] as const;
    });
    const present = fields.filter(([, one]) => one !== undefined);
    return optional && present.length === 0 ? undefined : Object.fromEntries(present);
  }
  if (kind === 'list' && item) return (form as unknown[]).map((one) => recordValue(item, one));
  if (kind === 'table' && item) {
    const rows = form as { name: string; value: unknown }[];
    return Object.fromEntries(rows.map(({ name, value }) => [name, recordValue(item, value)]));
  }
  // A box of a form that is not ticked holds false.
  if (kind === 'mark' || (kind === 'yesOrNo' && optional)) return form === true ? true : undefined;
  return kind === 'other' ? JSON.parse(form as string) : form;
}

function isEmpty(form: unknown): boolean {
  return (
    form === undefined || form === null || form === '' || (Array.isArray(form) && form.length === 0)
  );
}

/** What stands for a field that must be there and was left empty: the check says what it must be. */
function emptyOf(kind: string): unknown {
  if (kind === 'list') return [];
  if (kind === 'table') return {};
  return kind === 'text' ? '' : undefined;
}
