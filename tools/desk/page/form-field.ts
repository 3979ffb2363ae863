import type { Field } from '@sveltia/cms';
import { aboutOf, type Schema } from '@/data/schema/field';
import { partsOf } from './schema-parts';

/** The field of a form for a field of a schema. */
export function formField(name: string, schema: Schema): Field {
  const { kind, optional, entries, item, options, pattern } = partsOf(schema);
  const { title = name, help } = aboutOf(schema);
  const common = {
    name,
    label: title,
    required: !optional,
    ...(help && { hint: help }),
  };
  switch (kind) {
    case 'record':
      return { ...common, widget: 'object', collapsed: 'auto', fields: fieldsOf(entries) };
    case 'list':
      return listField(common, item as Schema);
    case 'table':
      return {
        ...common,
        widget: 'list',
        fields: [
          { name: 'name', label: 'Name', widget: 'string' },
          { ...formField('value', item as Schema), label: 'Value' } as Field,
        ],
      };
    case 'number':
      return { ...common, widget: 'number', value_type: 'float' };
    case 'yesOrNo':
      return { ...common, widget: 'boolean' };
    case 'mark':
      return { ...common, widget: 'boolean', required: false };
    case 'choice':
      return { ...common, widget: 'select', options: [...options] };
    default:
      return {
        ...common,
        widget: 'string',
        ...(pattern && { pattern: [pattern[0].source, pattern[1]] as [string, string] }),
      };
  }
}

/** The fields of a form for those of a record, in their order. */
export function fieldsOf(entries: Readonly<Record<string, Schema>>): Field[] {
  return Object.entries(entries).map(([name, schema]) => formField(name, schema));
}

function listField(
  common: { name: string; label: string; required: boolean },
  item: Schema,
): Field {
  const { kind, entries, options } = partsOf(item);
  if (kind === 'choice') {
    return { ...common, widget: 'select', multiple: true, options: [...options] };
  }
  if (kind === 'record') return { ...common, widget: 'list', fields: fieldsOf(entries) };
  return {
    ...common,
    widget: 'list',
    field: { ...formField('one', item), label: common.label } as Field,
  };
}
