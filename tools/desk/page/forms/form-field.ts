import type { Field } from '@sveltia/cms';
import { type About, aboutOf, type Schema } from '@/data/schema/field';
import { capitalised } from '@/lib/format/fill-text';
import { saidAt } from '@/lib/format/marks';
import { formDoor } from './finding-sentence';
import { choiceFor } from './form-choices';
import { KISWAHILI, layoutOf, MORE } from './form-layout';
import { ROW_NAME, ROW_VALUE } from './form-names';
import { partsOf, type SchemaParts } from './schema-parts';

/** A record of so many fields at most stands open on a form. */
const FEW = 4;

interface Common {
  name: string;
  label: string;
  required: boolean;
  hint?: string;
}

/**
 * The field of a form for a field of a schema, with its help or without. The mark of a sample
 * always has its help.
 */
export function formField(name: string, schema: Schema, hasHelp = true): Field {
  const parts = partsOf(schema);
  const about = aboutOf(schema);
  const { title = name, help, form = help } = about;
  const common: Common = {
    name,
    label: title,
    required: !parts.optional && !parts.mayBeEmpty,
    ...(form && (hasHelp || about.use === 'sample') && { hint: form }),
  };
  const choice = choiceFor(schema);
  if (choice) return { ...common, ...choice };
  switch (parts.kind) {
    case 'record':
      return {
        ...common,
        ...groupOf(parts),
        // The help of the English texts is beside those, and in part untrue of Kiswahili.
        fields: fieldsOf(parts.entries, hasHelp && name !== KISWAHILI),
      };
    case 'list':
      return listField(common, parts.item as Schema, about);
    case 'lines':
      return {
        ...common,
        widget: 'text',
        use_emoji_autocomplete: false,
        hint: `${common.hint ?? ''} One on each line.`.trim(),
      };
    case 'table':
      return tableField(common, parts.item as Schema, about);
    case 'yesOrNo':
    case 'mark':
      return { ...common, widget: 'boolean', required: false };
    case 'choice':
      return { ...common, widget: 'select', options: optionsOf(parts.options) };
    case 'day':
      return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'time':
      return { ...common, widget: 'datetime', type: 'time', format: 'HH:mm' };
    case 'colour':
      return { ...common, widget: 'color', allowInput: true };
    default:
      return {
        ...common,
        widget: about.control === 'lines' ? 'text' : 'string',
        use_emoji_autocomplete: false,
        ...patternOf(parts),
      };
  }
}

/**
 * The fields of a form for the fields of a record: frequent fields, and the rest in a folded group.
 */
export function fieldsOf(entries: Readonly<Record<string, Schema>>, hasHelp = true): Field[] {
  const { shown, folded, hidden, filled } = layoutOf(entries);
  const fields = (names: readonly string[]) =>
    names.map((name): Field => {
      const field = formField(name, entries[name] as Schema, hasHelp);
      return filled.includes(name) ? ({ ...field, required: false } as Field) : field;
    });
  const more: Field = {
    name: MORE,
    label: 'More',
    ...foldedGroup(Object.fromEntries(folded.map((name) => [name, entries[name] as Schema]))),
    fields: fields(folded),
  };
  return [
    ...fields(shown),
    ...(folded.length > 0 ? [more] : []),
    ...hidden.map((name): Field => ({ name, widget: 'hidden' })),
  ];
}

/** How the group of a record is shown. */
function groupOf({ entries }: SchemaParts) {
  const all = Object.values(entries);
  // The package gives a group that may be left out a switch, which empties it without a question: one whose
  // fields may all be left out needs none.
  if (all.every((schema) => partsOf(schema).optional)) {
    return { ...foldedGroup(entries), required: true };
  }
  const collapsed = all.length > FEW ? ('auto' as const) : false;
  return { widget: 'object', collapsed } as const;
}

/** A group that is folded, with the names of its fields. */
function foldedGroup(entries: Readonly<Record<string, Schema>>) {
  const titles = Object.values(entries)
    .map((schema) => aboutOf(schema))
    .filter(({ use }) => use !== 'sample')
    .map(({ title }) => title);
  return { widget: 'object', collapsed: true, summary: titles.join(', ') } as const;
}

function listField(common: Common, item: Schema, { one, control }: About): Field {
  const { kind, entries, options } = partsOf(item);
  const { title } = aboutOf(item);
  const list = {
    ...common,
    ...(one && { label_singular: one }),
    widget: 'list' as const,
    allow_duplicate: false,
  };
  if (kind === 'choice') {
    // Ticked boxes have no order, tags can be moved.
    const dropdown_threshold = control === 'unordered' ? options.length : 0;
    return {
      ...common,
      widget: 'select',
      multiple: true,
      options: optionsOf(options),
      dropdown_threshold,
    };
  }
  if (kind === 'record') {
    return { ...list, collapsed: true, summary: summaryOf(entries), fields: fieldsOf(entries) };
  }
  const label = title ?? capitalised(one ?? common.label);
  return {
    ...list,
    ...(kind === 'day' && { collapsed: 'auto', summary: '{{entry}}' }),
    field: { ...formField('entry', item), label } as Field,
  };
}

/** The rows of a table. */
function tableField(
  common: Common,
  item: Schema,
  { one, columns: [nameTitle, valueTitle] = ['Name', 'Value'] }: About,
): Field {
  const { kind, entries } = partsOf(item);
  const isRecord = kind === 'record';
  return {
    ...common,
    ...(one && { label_singular: one }),
    widget: 'list',
    allow_duplicate: false,
    collapsed: true,
    summary: isRecord ? `{{${ROW_NAME}}}` : `{{${ROW_NAME}}} {{${ROW_VALUE}}}`,
    fields: [
      { name: ROW_NAME, label: nameTitle, widget: 'string', use_emoji_autocomplete: false },
      ...(isRecord
        ? fieldsOf(entries)
        : [{ ...formField(ROW_VALUE, item), label: valueTitle } as Field]),
    ],
  };
}

/** The line that stands for a folded record: its name and its number, or all that it says. */
function summaryOf(entries: Readonly<Record<string, Schema>>): string {
  const name = ['name', 'title', 'question', 'label'].find((one) => one in entries);
  if (name) {
    const amount = Object.keys(entries).find((one) => {
      const { kind, optional } = partsOf(entries[one] as Schema);
      return kind === 'number' && !optional;
    });
    const said = amount && ` · ${aboutOf(entries[amount]).title} {{${amount}}}`;
    return `{{${name}}}${said ?? ''}`;
  }
  return Object.entries(entries)
    .filter(([, schema]) => !['record', 'table', 'mark'].includes(partsOf(schema).kind))
    .map(([field, schema]) => {
      const isList = partsOf(schema).kind === 'list';
      return isList ? `{{${field}}}` : `${aboutOf(schema).title ?? field} {{${field}}}`;
    })
    .join(' · ');
}

function optionsOf(words: readonly string[]) {
  return words.map((value) => ({ label: capitalised(value), value }));
}

/** The pattern of a text and its sentence; none where it only says that the text is not empty, as `required` does. */
function patternOf({ pattern, optional }: SchemaParts) {
  if (!pattern || pattern[0].source === '\\S') return {};
  const [{ source, flags }, must] = pattern;
  // An empty text is held to the pattern too.
  const regex = optional ? new RegExp(`^$|${source}`, flags) : pattern[0];
  return { pattern: [regex, capitalised(saidAt(formDoor(), must))] as [RegExp, string] };
}
