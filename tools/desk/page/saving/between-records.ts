import type { ValuePath } from '@/lib/data-modules/read-module';
import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { refsIn } from '@/lib/format/marks';
import { findingSentences } from '@/tools/desk/page/forms/finding-sentence';
import type { Finding } from '@/tools/owner/check/finding';
import { foundAnew } from '@/tools/owner/check/found-anew';
import { judgeValues } from '@/tools/owner/check/judge-values';
import { latestFiles } from './latest-shop';

/** The contradictions between records that stop the shop, in the words of the desk. */
export interface Contradictions {
  /** One sentence for each cause. */
  sentences: readonly string[];
  /** The modules that they are between, as far as they name them, below data/. */
  files: readonly string[];
  /** Where the module contradicts itself: no other form can settle it. */
  own: readonly ValuePath[];
}

/**
 * The contradictions between a module and the rest of the shop after a save. A contradiction that
 * the shop has already stops no save. `file` is below data/, `today` is 'YYYY-MM-DD'.
 */
export function contradictionsWith(file: string, value: unknown, today: string): Contradictions {
  const before = latestFiles();
  const after = new Map([...before, [file, value]]);
  const added = foundAnew(judged(after, today), () => judged(before, today));
  const own = added.filter((one) => filesOf(one).every((other) => other === file));
  return {
    sentences: sentencesOf(added, after),
    files: added.flatMap(filesOf),
    own: own.map(({ path }) => path),
  };
}

type Values = ReadonlyMap<string, unknown>;

function sentencesOf(found: readonly Finding[], values: Values): string[] {
  const placed = found.flatMap((finding) => {
    const module = moduleAt(finding.file);
    return module ? [{ module, value: values.get(finding.file), finding }] : [];
  });
  return findingSentences(placed, values);
}

/**
 * The mistakes that stop a shop with these values. The phone does not have photos or the last
 * publish.
 */
function judged(values: Values, today: string) {
  const { findings } = judgeValues(values, {
    today,
    photos: undefined,
    photosFolder: '',
    settings: {},
    hasLogo: true,
    issues: [],
  });
  const stops = findings.filter((one) => 'must' in one).filter(({ severity }) => !severity);
  return { issues: stops, values };
}

function filesOf({ file, must }: Finding): string[] {
  return [file, ...refsIn(must).flatMap((one) => one.file ?? [])];
}
