import { Misuse } from '@/tools/cli/stop';
import { singular } from '@/tools/owner/check/between-records/kind-in-name';
import { sameName } from './names';

/** Two names that may be one category: the second is another name of the first. */
export interface Twins {
  main: string;
  twin: string;
}

/**
 * Names of categories that may be one: they differ by one and several alone (Dress, Dresses), or one has all
 * words of the other and more, and no other name has them (Uniform, School uniform).
 */
export function twinsIn(names: readonly string[]): Twins[] {
  return names.flatMap((twin): Twins[] => {
    const others = names.filter((name) => name !== twin);
    const wordsOfTwin = wordsOf(twin);
    const same = others.filter(
      (name) => isEvery(wordsOfTwin, name) && isEvery(wordsOf(name), twin),
    );
    // The longer of the two, or the first.
    const main = same.find(
      (name) =>
        name.length > twin.length ||
        (name.length === twin.length && names.indexOf(name) < names.indexOf(twin)),
    );
    if (main !== undefined) return [{ main, twin }];
    const [wider, another] = others.filter(
      (name) => !same.includes(name) && isEvery(wordsOfTwin, name),
    );
    return wider === undefined || another !== undefined ? [] : [{ main: wider, twin }];
  });
}

/** The question, or the sentence, whether names are one: '"Dress" the same as "Dresses"'. */
export function describeTwins(twins: readonly Twins[]): string {
  return twins.map(({ main, twin }) => `"${twin}" the same as "${main}"`).join(', ');
}

/** By each name that is another's twin, the name that is meant. */
export function mainNames(twins: readonly Twins[]): ReadonlyMap<string, string> {
  return new Map(twins.map(({ main, twin }) => [sameName(twin), main]));
}

function isEvery(words: readonly string[], name: string): boolean {
  const all = wordsOf(name);
  return words.length > 0 && words.every((word) => all.includes(word));
}

function wordsOf(name: string): readonly string[] {
  return sameName(name).split('-').map(singular);
}

/** The two names of an option: 'Dress = Dresses'. Throws a Misuse for any other text. */
export function twinsOf(text: string): Twins {
  const [, twin, main] = /^\s*(.+?)\s*=\s*(.+?)\s*$/.exec(text) ?? [];
  if (twin === undefined || main === undefined) {
    throw new Misuse(
      `--same-category must be two names, such as "Dress = Dresses", not "${text}".`,
    );
  }
  return { twin, main };
}
