import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';

/** The size last chosen of each group of sizes (`Product.sizeGroup`); '' for one that was forgotten. */
export type MySizes = Readonly<Record<string, string>>;

/** So many groups are kept, those chosen last. */
const MOST_GROUPS = 20;

/** The letters that a group and a size may have. */
const MOST_LETTERS = 40;

/**
 * The sizes of a text in storage, `{"state":{"sizes":{"shoes":"42"}}}`. Whatever is not one, and what is
 * too long, is left out.
 */
export function parseMySizes(text: string | null): MySizes {
  const sizes = Object.entries(asRecord(asRecord(asRecord(parseJson(text)).state).sizes));
  return Object.fromEntries(sizes.filter(isChoice).slice(-MOST_GROUPS));
}

/** The sizes with one more choice; '' forgets that of its group. */
export function withSize(sizes: MySizes, group: string, size: string): MySizes {
  const { [group]: _former, ...others } = sizes;
  return Object.fromEntries([...Object.entries(others), [group, size]].slice(-MOST_GROUPS));
}

function isChoice(entry: [group: string, size: unknown]): entry is [string, string] {
  const [group, size] = entry;
  return (
    isText(group) &&
    typeof size === 'string' &&
    group.length <= MOST_LETTERS &&
    size.length <= MOST_LETTERS
  );
}
