import type { Issue } from '@/lib/catalogue/issue';

/** Modules that have no list of records: an id or a name in them is a value like any other. */
const WITHOUT_RECORDS =
  /^data\/(?:shop|pages|payees|policies|colours|merchant|mpesa-tariff|words\/.+)\.ts$/;

/** The record that a place is in, or the one before it, by the last id or name above it. */
export function entryAt(file: string, source: string, at: number): Pick<Issue, 'entry'> {
  if (WITHOUT_RECORDS.test(file)) return {};
  const end = source.indexOf('\n', at);
  const above = source.slice(0, end === -1 ? source.length : end);
  const part = above.slice(Math.max(0, above.search(/\n[^\s][^\n]*(?:\n(?:\s[^\n]*)?)*$/)));
  const named = (names: string) =>
    [...part.matchAll(new RegExp(`(?:^|[\\s{])(?:${names})\\s*:\\s*['"‘“]([^'"’”\\n]+)`, 'gu'))].at(
      -1,
    )?.[1];
  const entry = named('id|productId') ?? named('question|title|name');
  return entry === undefined ? {} : { entry };
}
