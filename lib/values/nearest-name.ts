/**
 * The one of `names` that a person most likely meant by `name`: it differs in its capitals or in two
 * letters at most, though not in each, or `name` is its beginning. Undefined where no name is near.
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const small = name.trim().toLowerCase();
  if (small === '') return undefined;
  return (
    [0, 1, 2]
      .filter((edits) => edits < small.length)
      .map((edits) => names.find((other) => isWithin(edits, small, other.toLowerCase())))
      .find((other) => other !== undefined) ??
    names.find((other) => other.toLowerCase().startsWith(small))
  );
}

/** Whether `a` becomes `b` with at most `edits` letters added, left out or changed. */
function isWithin(edits: number, a: string, b: string): boolean {
  if (a === '' || b === '') return a.length + b.length <= edits;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return isWithin(edits, restA, restB);
  const left = edits - 1;
  return (
    edits > 0 &&
    (isWithin(left, restA, b) || isWithin(left, a, restB) || isWithin(left, restA, restB))
  );
}
