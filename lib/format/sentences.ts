import { formatThousands } from './money';

/** What is said of something: 'Price must be …'; a question stands behind a colon. */
export function aboutIt(what: string, message: string): string {
  const isQuestion = /^(?:is|are) [^.:;]*\?/.test(message);
  return isQuestion ? `${what}: ${message}` : `${what} ${message}`;
}

/** The first of some names, and how many others there are, '1,200 more'; undefined where all are named. */
export function firstOf<T>(names: readonly T[], most: number): { first: T[]; more?: string } {
  const more = names.length - most;
  return {
    first: names.slice(0, most),
    ...(more > 0 && { more: `${formatThousands(more)} more` }),
  };
}

/** A line for each of the first `most`, and one, 'and 3 more', for the others. */
export function namedLines(all: readonly string[], most: number): string[] {
  const { first, more } = firstOf(all, most);
  return more ? [...first, `and ${more}`] : first;
}

/** 'a, b and 3 more': the first `most` by their names. */
export function named(all: readonly string[], most = 10): string {
  const { first, more } = firstOf(all, most);
  const some = first.join(', ');
  return more ? `${some} and ${more}` : some;
}

/** A message with its full stop. */
export function stopped(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}

/** 'must be a colour, not "blu"'; a question, or a sentence that quotes the value, stays as it is. */
export function withFound(must: string, found: string | undefined): string {
  const isSaid = must.endsWith('?') || (found?.startsWith('"') && must.includes(found));
  return found === undefined || isSaid ? must : `${must}, not ${found}`;
}

/** Those with one cause together, in the order of the first of each, so that each door says it once. */
export function byCause<T>(
  all: readonly T[],
  causeOf: (one: T) => readonly unknown[],
): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const key = JSON.stringify(causeOf(one));
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
