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
 * Both changes of a value that was `base`: each field as that one has it who changed it. A list is one
 * value; undefined stands for a field that is left out.
 */
export function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged {
  if (isSame(ours, theirs) || isSame(base, theirs)) return { value: ours, conflicts: [] };
  if (isSame(base, ours)) return { value: theirs, conflicts: [] };
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
