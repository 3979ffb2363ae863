import type { Field } from '@sveltia/cms';
import fc from 'fast-check';
import type { Schema } from '@/data/schema/field';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import { printModule } from '@/lib/data-modules/print-module.build';
import { deskConfig, deskModules } from '@/tools/desk/page/config';
import { ENTRIES, ROW_NAME, ROW_VALUE } from './form-names';
import { type Form, fromForm, toForm } from './form-value';
import { linesOf } from './lines-text';
import { measureOf, textOfMeasure } from './measure-text';
import { partsOf } from './schema-parts';

const text = fc.string({ minLength: 1 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const measure = fc.oneof(text, number, fc.tuple(number, number));

/** Any value of the shape that a schema has, whatever it must be besides. */
function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { kind, entries, item, options, optional, whole } = partsOf(schema);
  switch (kind) {
    case 'record': {
      const names = Object.keys(entries);
      const fields = names.map((name) => [name, anyOf(entries[name] as Schema)] as const);
      const record = fc.record(Object.fromEntries(fields), {
        requiredKeys: names.filter((name) => !partsOf(entries[name] as Schema).optional),
      });
      return optional ? record.filter((value) => Object.keys(value).length > 0) : record;
    }
    // An optional field that is empty is left out.
    case 'list':
    case 'lines':
      return fc.array(anyOf(item as Schema), { minLength: optional ? 1 : 0, maxLength: 3 });
    case 'table':
      return fc.dictionary(text, anyOf(item as Schema), { minKeys: optional ? 1 : 0, maxKeys: 3 });
    case 'number':
      return whole ? fc.integer() : number;
    case 'yesOrNo':
      // A no that may be left out is left out.
      return optional ? fc.constant(true) : fc.boolean();
    case 'mark':
      return fc.constant(true);
    case 'choice':
      return fc.constantFrom(...options);
    case 'measure':
      return measure;
    case 'other':
      return fc.oneof(text, fc.array(text, { minLength: 1 }));
    default:
      return text;
  }
}

const printed = (module: DataModule, value: unknown) => printModule(module, value);

test.each(deskModules)('any value of "$title" is the same after it was on its form', (module) => {
  fc.assert(
    fc.property(anyOf(module.schema), (value) => {
      const form = structuredClone(toForm(module.schema, value));
      expect(printed(module, fromForm(module.schema, form))).toBe(printed(module, value));
    }),
    { numRuns: 50 },
  );
});

/** The names of the fields whose control takes something else than the form has. */
function wronglyTaken(fields: readonly Field[], form: Form): string[] {
  return (fields as readonly Taking[]).flatMap((field) => {
    const value = form[field.name];
    if (value === undefined) return [];
    const takesList = field.widget === 'list' || field.multiple === true;
    const isRight =
      takesList === Array.isArray(value) && (field.widget === 'object') === isRecordValue(value);
    if (!isRight) return [field.name];
    const inside = [takesList ? value : [value]].flat().filter(isRecordValue) as Form[];
    return inside.flatMap((one) => wronglyTaken(field.fields ?? [], one));
  });
}

interface Taking {
  name: string;
  widget: string;
  multiple?: boolean;
  fields?: Field[];
}

function isRecordValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const { collections = [], singletons = [] } = deskConfig({ name: 'test-repo' });
const forms = [...collections, ...singletons].flatMap((one) => ('fields' in one ? [one] : []));

test.each(deskModules)('every control of the form "$title" takes what the form has', (module) => {
  const fields = forms.find(({ label }) => label === module.title)?.fields ?? [];
  fc.assert(
    fc.property(anyOf(module.schema), (value) => {
      expect(wronglyTaken(fields, toForm(module.schema, value))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('a field that the schema does not know stays', () => {
  const record = { id: 'boot', name: 'Boots', sizes: ['40'], colr: 'Red' };
  expect(fromForm(productModule.schema, toForm(productModule.schema, record))).toEqual(record);
});

test('what is empty on a form and may be left out is left out', () => {
  const empty = {
    email: 'orders@duka.example',
    location: null,
    closedDays: [],
    more: { sample: false },
  };
  const visit = deskModules.find(({ name }) => name === 'visit') as DataModule;
  expect(fromForm(visit.schema, empty)).toEqual({ email: 'orders@duka.example' });
});

test('a table is rows with names on its form', () => {
  const sets = deskModules.find(({ name }) => name === 'sizeSets') as DataModule;
  expect(toForm(sets.schema, { shoes: ['40', '41'] })).toEqual({
    [ENTRIES]: [{ [ROW_NAME]: 'shoes', [ROW_VALUE]: '40\n41' }],
  });
});

test('short texts are lines, without what is empty', () => {
  expect(linesOf(' kicks \n\nraba')).toEqual(['kicks', 'raba']);
});

test.each([
  ['24.5', 24.5],
  ['75–81', [75, 81]],
  ['75 - 81', [75, 81]],
  ['12–18 months', '12–18 months'],
  ['"24"', '24'],
])('the measure %s is read as it is meant', (typed, value) => {
  expect(measureOf(typed)).toEqual(value);
});

test('any measure is the same after it was a text', () => {
  fc.assert(
    fc.property(measure, (value) => {
      expect(measureOf(textOfMeasure(value))).toEqual(value);
    }),
  );
});

test("the package's own fields of an entry are in no module", () => {
  const entry = { id: 'bags', name: 'Bags', description: 'Sample bags.', __sc_item_id: 'a1' };
  const { __sc_item_id, ...category } = entry;
  const { schema } = dataModules['catalogue/categories.ts'];
  expect(fromForm(schema, { [ENTRIES]: [entry] })).toEqual([category]);
});
