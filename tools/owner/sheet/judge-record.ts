import * as v from 'valibot';
import { type ProductRecord, product } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { columns, headerOf } from './columns';

/** What the schema says of a record. */
export interface RecordIssue {
  /** The header of the field's column, or its name. */
  where: string;
  must: string;
}

/** A longer value is left to the cell that shows it. */
const SHORT = 40;

/** What must be changed in a record, by the schema of a product: one sentence for each field. */
export function recordIssues(record: ProductRecord, data: CatalogueData): RecordIssue[] {
  const { issues = [] } = v.safeParse(product, record, { abortPipeEarly: true });
  const byField = new Map<string, RecordIssue>();
  for (const issue of issues) {
    const [first, second] = (issue.path ?? []).map(({ key }) => String(key));
    const field = first === 'sw' ? `sw.${second}` : (first ?? '');
    const must = missingChoice(field, issue, data) ?? issue.message + foundIn(issue);
    if (!byField.has(field)) byField.set(field, { where: headerOf(field), must });
  }
  return [...byField.values()];
}

type SchemaIssue = v.BaseIssue<unknown>;

/** ', not "x"'. Nothing where the sentence names what is wrong in the value. */
function foundIn({ input, type, message }: SchemaIssue): string {
  const value = JSON.stringify(input) ?? '';
  const isSaid = type === 'raw_check' || message.endsWith('?');
  return value === '' || value.length > SHORT || isSaid ? '' : `, not ${value}`;
}

/** What a field that is missing is chosen from. */
function missingChoice(field: string, { input }: SchemaIssue, data: CatalogueData) {
  const { kind, list } = columns.find(({ key }) => key === field) ?? {};
  if (kind !== 'choice' || !list || input !== undefined) return undefined;
  return `must be one of ${list.words(data).join(', ')}, not left out`;
}
