import type { Field } from '@sveltia/cms';
import { aboutOf, type Schema } from '@/data/schema/field';
import { ENTRIES } from '@/tools/desk/page/forms/form-names';
import { hasSamples, sampleMarks } from '@/tools/desk/page/forms/sample-marks';
import { partsOf } from '@/tools/desk/page/forms/schema-parts';
import { deskConfig, deskModules } from './config';
import { stockFields } from './fields/stock-value';

const { collections = [], singletons = [] } = deskConfig(
  { name: 'test-repo' },
  { hasSamples: true },
);
const forms = [...collections, ...singletons].flatMap((one) => ('fields' in one ? [one] : []));

interface Inside {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  allow_duplicate?: boolean;
  fields?: Inside[];
  field?: Inside;
}

const fieldsIn = (fields: readonly Field[]): Inside[] =>
  (fields as readonly Inside[]).flatMap((field) => [
    field,
    ...fieldsIn([...(field.fields ?? []), ...(field.field ? [field.field] : [])] as Field[]),
  ]);
const allFields = forms.flatMap(({ label, fields }) =>
  fieldsIn(fields).map((field) => ({ form: label, field })),
);
const shown = allFields.filter(({ field }) => field.widget !== 'hidden');

/** The names of the fields of all records in a schema. */
function namesIn(schema: Schema): string[] {
  const { entries, item } = partsOf(schema);
  return [
    ...Object.entries(entries).flatMap(([name, field]) => [name, ...namesIn(field)]),
    ...(item ? namesIn(item) : []),
  ];
}

test('every module of the shop has one form with a name', () => {
  expect(forms.map(({ label }) => label).toSorted()).toEqual(
    deskModules.map(({ title }) => title).toSorted(),
  );
});

test.each(deskModules)('the form "$title" has every field of its module', (module) => {
  const form = forms.find(({ label }) => label === module.title);
  const names = fieldsIn(form?.fields ?? []).map(({ name }) => name);
  const joined: readonly string[] = stockFields;
  expect(
    namesIn(module.schema).filter((name) => !names.includes(name) && !joined.includes(name)),
  ).toEqual([]);
});

test.each(deskModules)(
  'every field of "$title" is called something in its schema',
  ({ schema }) => {
    const untitled = (one: Schema): string[] => {
      const { entries, item } = partsOf(one);
      return [
        ...Object.entries(entries).flatMap(([name, field]) => [
          ...(aboutOf(field).title ? [] : [name]),
          ...untitled(field),
        ]),
        ...(item ? untitled(item) : []),
      ];
    };
    expect(untitled(schema)).toEqual([]);
  },
);

test('nothing is copied with its id, its photos and its addresses', () => {
  const lists = allFields.filter(({ field }) => field.widget === 'list');
  expect(collections.every((one) => 'duplicate' in one && one.duplicate === false)).toBe(true);
  expect(lists.filter(({ field }) => field.allow_duplicate !== false)).toEqual([]);
});

test('a form lets a list be emptied, and a text be empty, where the schema does', () => {
  const isRequired = (form: string, name: string) =>
    allFields.find((one) => one.form === form && one.field.name === name)?.field.required;
  expect(isRequired("Today's featured", ENTRIES)).toBe(false);
  expect(isRequired('Pictures of the pages', 'alt')).toBe(false);
  expect(isRequired('Size guides', 'steps')).toBe(true);
  expect(isRequired('The shop', 'name')).toBe(true);
});

test('no switch takes out all that a record says in Kiswahili', () => {
  const groups = shown.filter(({ field }) => field.label === 'In Kiswahili');
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.filter(({ field }) => !field.required)).toEqual([]);
});

test('the Kiswahili of a product is among what is changed often, and its help speaks of no English', () => {
  const products = forms.find(({ label }) => label === 'Products')?.fields as readonly Inside[];
  const kiswahili = products.find(({ name }) => name === 'sw');
  expect(kiswahili?.hint).toBe('What is left out is shown in English.');
  expect(kiswahili?.fields?.flatMap(({ hint }) => hint ?? [])).toEqual([
    'One on each line.',
    'This is of the sample shop. Switch it off when it is your own.',
  ]);
});

test('in a shop without samples no form speaks of one, and a mark is kept that is there', () => {
  const own = deskConfig({ name: 'test-repo' });
  const fields = [...(own.collections ?? []), ...(own.singletons ?? [])].flatMap((one) =>
    'fields' in one ? fieldsIn(one.fields ?? []) : [],
  );
  const marks = (all: readonly Inside[]) => all.filter(({ name }) => sampleMarks.includes(name));
  expect(marks(fields)).not.toEqual([]);
  expect(marks(fields).filter(({ widget }) => widget !== 'hidden')).toEqual([]);
  const ofSamples = shown.filter(({ field }) => field.hint?.includes('sample'));
  expect(ofSamples.filter(({ field }) => !sampleMarks.includes(field.name))).toEqual([]);
  expect(JSON.stringify(own)).not.toMatch(/\bsample shop\b|, Sample/);
});

test('a shop has samples where a record of it has the mark of one', () => {
  const own = { shop: { name: 'Kanga House' }, faq: [{ question: 'Is this a sample?' }] };
  expect(hasSamples(own)).toBe(false);
  expect(hasSamples({ ...own, faq: [...own.faq, { question: 'How?', sample: true }] })).toBe(true);
  expect(hasSamples({ ...own, scenes: { hero: { drawn: true } } })).toBe(true);
});
