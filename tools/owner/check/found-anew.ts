import type { Issue } from '@/lib/catalogue/issue';
import { asRecord } from '@/lib/values/unknown-values';
import { type Finding, named } from './finding';

/** The findings in a shop, and the values of its modules by their files below data/. */
interface Judged<T> {
  issues: readonly T[];
  values: ReadonlyMap<string, unknown>;
}

/**
 * The findings in a shop after a change that the shop did not have before: an existing mistake
 * prevents no change. `before` is called if the changed shop has findings.
 */
export function foundAnew<T extends Finding | Issue>(
  after: Judged<T>,
  before: () => Judged<T>,
): readonly T[] {
  if (after.issues.length === 0) return [];
  const { issues, values } = before();
  const known = new Set(issues.map((one) => keyOf(one, values)));
  return after.issues.filter((one) => !known.has(keyOf(one, after.values)));
}

/** The same for the same fault of the same value, wherever in its list it stands. */
function keyOf(one: Finding | Issue, values: ReadonlyMap<string, unknown>): string {
  const file = one.file.replace(/^data\//, '');
  const { path, message, found } = 'must' in one ? { ...one, message: one.must, found: '' } : one;
  const value = values.get(file);
  const where = path ? named(file, path, value) : asRecord(one);
  const there = path?.reduce<unknown>((inner, part) => asRecord(inner)[part], value);
  return JSON.stringify([file, where.entry, where.field, message, there, found]);
}
