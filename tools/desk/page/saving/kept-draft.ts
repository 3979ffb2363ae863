import type { Schema } from '@/data/schema/field';
import { product } from '@/data/schema/product';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { asRecord } from '@/lib/values/unknown-values';
import { STOCK, stockFields } from '@/tools/desk/page/fields/stock-value';
import { layoutOf, MORE } from '@/tools/desk/page/forms/form-layout';
import { ENTRIES } from '@/tools/desk/page/forms/form-names';
import { type Form, toForm } from '@/tools/desk/page/forms/form-value';
import { partsOf } from '@/tools/desk/page/forms/schema-parts';
import { PHOTOS, readNewPhotos } from '@/tools/desk/page/photos/product-photos';

/** Fields of a form by their keys, 'priceKes' or 'more.rating'; undefined for one that was empty. */
export type FormerFields = Readonly<Record<string, unknown>>;

/** The typed values of a form as the package keeps them: each value by the keys that lead to it. */
type DraftValues = Readonly<Record<string, unknown>>;

/** The typed values of a module: its value, and the form, which also has new photos. */
interface Typed {
  form: Form;
  value: unknown;
}

/**
 * The refused fields of a form as they were before it was changed; undefined where nothing else was changed, so
 * that nothing is left to keep. `paths` lead to what was refused in the typed value, an empty one to all of it.
 * A form that is one list is one field.
 */
export function keptWithout(
  schema: Schema,
  before: unknown,
  typed: Typed,
  paths: readonly ValuePath[],
): FormerFields | undefined {
  const [old, fresh] = [asRecord(before), asRecord(typed.value)];
  const names = Object.keys({ ...old, ...fresh });
  const changed = names.filter((name) => sorted(old[name]) !== sorted(fresh[name]));
  const photos = readNewPhotos(typed.form[PHOTOS]).size > 0 ? [PHOTOS] : [];
  const keys = new Set([...changed.map((name) => keyOnForm(schema, [name])), ...photos]);
  const refused = new Set(paths.map((path) => keyOnForm(schema, path)));
  if (refused.has(undefined) || [...keys].every((key) => refused.has(key))) return undefined;
  const former = before === undefined ? {} : fieldsOf(toForm(schema, before));
  return Object.fromEntries([...refused].flatMap((key) => (key ? [[key, former[key]]] : [])));
}

/** The draft with its refused fields as before. */
export function withFormer(values: DraftValues, fields: FormerFields): DraftValues {
  const isOf = (key: string) => (field: string) => key === field || key.startsWith(`${field}.`);
  const kept = Object.entries(values).filter(([key]) => !Object.keys(fields).some(isOf(key)));
  const former = Object.entries(fields).flatMap(([key, value]) => valuesOf(key, value));
  return Object.fromEntries([...kept, ...former]);
}

function valuesOf(key: string, value: unknown): (readonly [string, unknown])[] {
  if (value === undefined) return [];
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (inner.length === 0) return [[key, value]];
  return inner.flatMap(([name, one]) => valuesOf(`${key}.${name}`, one));
}

/** The fields of a form, those of its group among them. */
function fieldsOf({ [MORE]: more = {}, ...shown }: Form): Form {
  const folded = Object.entries(more as Form).map(([name, one]) => [`${MORE}.${name}`, one]);
  return { ...shown, ...Object.fromEntries(folded) };
}

/** The key of the form's field that a part of the value is in; undefined for all of it. */
function keyOnForm(schema: Schema, [part]: ValuePath): string | undefined {
  const { kind, entries } = partsOf(schema);
  if (part === undefined) return undefined;
  if (kind !== 'record') return ENTRIES;
  if (schema === product && stockFields.some((one) => one === part)) return STOCK;
  const { folded, hidden } = layoutOf(entries);
  // Fields that are on no form are made from the name.
  if (hidden.includes(String(part))) return 'name';
  return folded.includes(String(part)) ? `${MORE}.${part}` : String(part);
}

/** A value as text: the same for records whose fields are in another order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    const isFields = typeof one === 'object' && one !== null && !Array.isArray(one);
    return isFields ? Object.fromEntries(Object.entries(one).sort()) : one;
  });
}
