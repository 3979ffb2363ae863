import * as v from 'valibot';
import { type Issue, inModule } from '@/lib/catalogue/issue';
import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { type Finding, issueOf } from './finding';
import { judge } from './judge';

const FILE = 'catalogue/products/boot.ts';

/** The check's sentence about quotes at a field of a product with that value. */
function quotesAt(field: string, value: unknown) {
  const schema = moduleAt(FILE)?.schema;
  if (!schema) throw new Error(`${FILE} has no schema.`);
  const found = judge(FILE, schema, { [field]: value }).find(({ path }) => path[0] === field);
  return found && quotesIn(found);
}

/** The text of a module's sentence beside the rule for the value. */
function quotesIn(found: Finding): string | undefined {
  const { message }: Issue = issueOf(found, undefined);
  return /, (in quotes|without quotes)$/.exec(inModule({ message }))?.[1];
}

test.each([
  ['a number for a text', 'name', 5, 'in quotes'],
  ['true for a text', 'name', true, 'in quotes'],
  ['a number for a size set or a list of sizes', 'sizes', 38, 'in quotes'],
  ['a number for one of some words', 'gender', 5, 'in quotes'],
  ['a text for a number', 'priceKes', '1500', 'without quotes'],
  ['a text for a mark', 'isNew', 'yes', 'without quotes'],
  ['true for a number', 'priceKes', true, undefined],
  ['another text', 'name', '<b>', undefined],
  ['another number', 'priceKes', 2.5, undefined],
  ['a list of other texts', 'sizes', ['38', '38'], undefined],
  ['a text for what may be a mark or a list', 'soldOut', 'yes', undefined],
  ['a field that the shop does not know', 'prise', '1500', undefined],
])('of %s a module says what is wrong with its quotes', (_, field, value, said) => {
  expect(quotesAt(field, value)).toBe(said);
});

test('a value that is missing is said without a word about quotes', () => {
  expect(quotesAt('name', undefined)).toBeUndefined();
});

test.each([
  ['a text for true or false', v.boolean(), 'yes', 'without quotes'],
  ['true for what may be a text or a number', v.union([v.string(), v.number()]), true, undefined],
])('of %s a module says what is wrong with its quotes', (_, schema, value, said) => {
  const [found] = judge(FILE, schema, value);
  expect(found && quotesIn(found)).toBe(said);
});
