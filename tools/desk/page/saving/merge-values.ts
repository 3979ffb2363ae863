/** A field that was changed here and elsewhere, to other values. */
export interface Conflict {
  /** Its names from the outside in. */
  path: readonly string[];
  ours: unknown;
  theirs: unknown;
}

/** What two changes of one value make together. */
export interface Merged {
  /** With ours where there is a conflict. */
  value: unknown;
  conflicts: readonly Conflict[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Both changes of a value that was `base`: each field as that one has it who changed it. So are the entries of
 * a list that are known by an id or a name, which is in the path then; another list is one value. Undefined
 * stands for a field or an entry that is left out.
 */
export function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours, conflicts: [] };
  if (isSame(base, ours)) return { value: theirs, conflicts: [] };
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs)) {
    const merged = mergeEntries(base, ours, theirs, path);
    if (merged) return merged;
  }
  if (!isValues(base) || !isValues(ours) || !isValues(theirs)) {
    return { value: ours, conflicts: [{ path, ours, theirs }] };
  }
  // In the order of the record elsewhere, then what is new here.
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const merged = names.map((name) => {
    return [name, mergeValues(base[name], ours[name], theirs[name], [...path, name])] as const;
  });
  const present = merged.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(present.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}

type List = readonly unknown[];

/** Both changes of a list of records; undefined where they are not known by a key, or were sorted twice. */
function mergeEntries(
  base: List,
  ours: List,
  theirs: List,
  path: readonly string[],
): Merged | undefined {
  const tables = ['id', 'name']
    .map((key) => [base, ours, theirs].map((list) => tableBy(key, list)))
    .find((three) => three.every((table) => table !== undefined));
  const [before, here, there] = tables ?? [];
  if (!before || !here || !there) return undefined;
  const names = orderOfBoth([...before.keys()], [...here.keys()], [...there.keys()]);
  if (!names) return undefined;
  const merged = names.map((name) =>
    mergeValues(before.get(name), here.get(name), there.get(name), [...path, name]),
  );
  return {
    value: merged.map(({ value }) => value).filter((value) => value !== undefined),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** The records of a list by a field of theirs; undefined where one lacks it or two have the same. */
function tableBy(key: string, list: List): ReadonlyMap<string, unknown> | undefined {
  const table = new Map<string, unknown>();
  for (const entry of list) {
    const name = isValues(entry) ? entry[key] : undefined;
    if (typeof name !== 'string' || table.has(name)) return undefined;
    table.set(name, entry);
  }
  return table;
}

/**
 * All names in the order of that one who sorted them, each further one behind that before it; undefined
 * where both did.
 */
function orderOfBoth(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const isSorted = (names: readonly string[]) => {
    const known = names.filter((name) => base.includes(name));
    return !isSame(
      known,
      base.filter((name) => known.includes(name)),
    );
  };
  if (isSorted(ours) && isSorted(theirs)) return undefined;
  const [order, others] = isSorted(ours) ? [ours, theirs] : [theirs, ours];
  const all = [...order];
  for (const [place, name] of others.entries()) {
    const before = others[place - 1];
    if (!all.includes(name))
      all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  }
  return all;
}

/** Whether two values of a module say the same, in whatever order their fields are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  }
  if (!isValues(one) || !isValues(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => {
    return isSame(one[name], other[name]);
  });
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
