import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { refsIn } from '@/lib/format/marks';
import { firstOf, together } from '@/lib/format/sentences';
import { findingSentence } from '@/tools/desk/page/forms/finding-sentence';
import type { Finding } from '@/tools/owner/check/finding';
import { judgeValues } from '@/tools/owner/check/judge-values';
import { latestFiles } from './latest-shop';

/** What stops the shop between two of its records, as the desk says it. */
export interface Contradiction {
  sentence: string;
  /** The modules that it is between, as far as it names them, below data/. */
  files: readonly string[];
}

/**
 * What a module would contradict in the rest of the shop if it were saved: what the shop as it is contradicts
 * already keeps nothing from being saved. `file` is below data/, `today` 'YYYY-MM-DD'.
 */
export function contradictionsWith(file: string, value: unknown, today: string): Contradiction[] {
  const before = latestFiles();
  const after = new Map([...before, [file, value]]);
  const stops = stopsIn(after, today);
  if (stops.length === 0) return [];
  const known = new Set(stopsIn(before, today).map((found) => keyOf(found, before)));
  const added = stops.filter((found) => !known.has(keyOf(found, after)));
  // One cause is said once, however many records it is found in.
  return together(added, ({ must }) => must).map((cause) => {
    const { more } = firstOf(cause, 1);
    const sentence = sentenceOf(cause[0], after);
    return { sentence: more ? `${sentence} (and ${more})` : sentence, files: filesOf(cause[0]) };
  });
}

type Values = ReadonlyMap<string, unknown>;

/** The same for the same fault, wherever in its list it stands. */
function keyOf(found: Finding, values: Values): string {
  const value = found.path.reduce<unknown>(
    (inner, part) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[part],
    values.get(found.file),
  );
  return JSON.stringify([found.file, sentenceOf(found, values), value]);
}

function sentenceOf(found: Finding, values: Values): string {
  const module = moduleAt(found.file);
  return module ? findingSentence(module, values.get(found.file), found, values) : found.must;
}

/** What stops the shop that has these values. Its photos, and what was published, are not on the phone. */
function stopsIn(values: Values, today: string): Finding[] {
  const { findings } = judgeValues(values, {
    today,
    photos: undefined,
    photosFolder: '',
    settings: {},
    hasLogo: true,
    issues: [],
  });
  return findings.filter((found) => 'must' in found).filter(({ severity }) => !severity);
}

function filesOf({ file, must }: Finding): string[] {
  return [file, ...refsIn(must).flatMap((one) => one.file ?? [])];
}
