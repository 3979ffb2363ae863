import type { Schema } from '@/data/schema/field';
import { type ProductRecord, product } from '@/data/schema/product';
import { joinStock, partStock } from '@/tools/desk/page/fields/stock-value';
import { listPicture, PICTURE, withoutPhotos } from '@/tools/desk/page/photos/product-photos';
import { notSaved } from '@/tools/desk/page/saving/not-saved';
import { layoutOf, MORE } from './form-layout';
import { ENTRIES, ROW_NAME, ROW_VALUE } from './form-names';
import { linesOf, textOfLines } from './lines-text';
import { measureOf, textOfMeasure } from './measure-text';
import { numberOf } from './number-text';
import { fieldsOfList, withoutFieldsOfList } from './product-in-list';
import { partsOf } from './schema-parts';

/*
 * A record of data/ and what the desk's form holds of it. The form has no tables, no values of several kinds
 * and no list at its top: a table is a list of rows, each with its name; short texts are the lines of one; a
 * number is a text, as the package's field for numbers drops signs: 1,200 became 200; a number or two of a
 * size guide are a text; another value of several kinds is its JSON; a module that is a list or a table is a
 * form with the one field `entries`. What is rarely changed lies in a group of the form.
 */

/** The prefix of the package's own fields, by which the package follows the entries of a list. */
const OF_PACKAGE = '__sc_';

export type Form = Record<string, unknown>;

/** The form's value of a module's value. */
export function toForm(schema: Schema, value: unknown): Form {
  const form = formOf(schema, schema === product ? joinStock(value as object) : value);
  if (schema === product) {
    const record = value as ProductRecord;
    return {
      ...(form as Form),
      ...fieldsOfList(record),
      [PICTURE]: listPicture(record),
    };
  }
  return partsOf(schema).kind === 'record' ? (form as Form) : { [ENTRIES]: form };
}

/**
 * The value of a module from its form, without empty fields. Throws the content of the desk's
 * dialog.
 */
export function fromForm(schema: Schema, form: Form): unknown {
  const isRecordForm = partsOf(schema).kind === 'record';
  const value = readForm(
    schema,
    isRecordForm ? withoutPhotos(withoutFieldsOfList(form)) : form[ENTRIES],
  );
  return schema === product ? partStock(value as object) : value;
}

function formOf(schema: Schema, value: unknown): unknown {
  const { kind, entries, item } = partsOf(schema);
  if (kind === 'record') {
    const { folded } = layoutOf(entries);
    const fields = Object.entries(value as object).map(([name, one]) => {
      const field = entries[name];
      return [name, field ? formOf(field, one) : one] as const;
    });
    const isFolded = ([name]: readonly [string, unknown]) => folded.includes(name);
    const shown = Object.fromEntries(fields.filter((field) => !isFolded(field)));
    if (folded.length === 0) return shown;
    return { ...shown, [MORE]: Object.fromEntries(fields.filter(isFolded)) };
  }
  if (kind === 'list' && item) return (value as unknown[]).map((one) => formOf(item, one));
  if (kind === 'table' && item) {
    return Object.entries(value as object).map(([name, one]) => {
      const form = formOf(item, one);
      return { [ROW_NAME]: name, ...(isRecord(item) ? (form as Form) : { [ROW_VALUE]: form }) };
    });
  }
  if (kind === 'lines') return textOfLines(value as string[]);
  if (kind === 'number') return String(value);
  if (kind === 'measure') return textOfMeasure(value);
  return kind === 'other' ? JSON.stringify(value) : value;
}

function readForm(schema: Schema, form: unknown): unknown {
  const { kind, entries, item, optional, whole } = partsOf(schema);
  if (isEmpty(form)) return optional ? undefined : emptyOf(kind);
  if (kind === 'record') {
    const { [MORE]: more, ...shown } = form as Form;
    const all = layoutOf(entries).folded.length > 0 ? { ...shown, ...(more as Form) } : form;
    const fields = Object.entries(all as Form)
      .filter(([name]) => !name.startsWith(OF_PACKAGE))
      .map(([name, one]) => {
        const field = entries[name];
        return [name, field ? readForm(field, one) : one] as const;
      });
    const present = fields.filter(([, one]) => one !== undefined);
    return optional && present.length === 0 ? undefined : Object.fromEntries(present);
  }
  if (kind === 'list' && item) return (form as unknown[]).map((one) => readForm(item, one));
  if (kind === 'table' && item) return tableOf(item, form as Form[]);
  // A mark is true or left out, and so is a yes that may be left out.
  if (kind === 'mark' || (kind === 'yesOrNo' && optional)) return form === true ? true : undefined;
  if (kind === 'lines') return linesOf(String(form));
  if (kind === 'number') return numberOf(String(form), whole);
  if (kind === 'measure') return measureOf(String(form));
  return kind === 'other' ? fromJson(form) : form;
}

function tableOf(item: Schema, rows: readonly Form[]): object {
  const table = new Map<string, unknown>();
  for (const { [ROW_NAME]: rowName, ...row } of rows) {
    const name = String(rowName ?? '');
    if (table.has(name)) throw notSaved(`${name} must be there once.`);
    table.set(name, readForm(item, isRecord(item) ? row : row[ROW_VALUE]));
  }
  return Object.fromEntries(table);
}

function isRecord(schema: Schema): boolean {
  return partsOf(schema).kind === 'record';
}

/** The value of a JSON text. Another text is returned unchanged, and the check reports it. */
function fromJson(form: unknown): unknown {
  try {
    return JSON.parse(String(form));
  } catch {
    return form;
  }
}

function isEmpty(form: unknown): boolean {
  return (
    form === undefined || form === null || form === '' || (Array.isArray(form) && form.length === 0)
  );
}

/**
 * The value of a required field that was left empty: the check then says what the value must be.
 */
function emptyOf(kind: string): unknown {
  if (kind === 'list' || kind === 'lines') return [];
  if (kind === 'table') return {};
  return ['text', 'measure'].includes(kind) ? '' : undefined;
}
