import type { FactName } from '@/data/schema/facts';

/** A fact's name in braces. */
const NAMED = /\{(\w+)\}/g;

/** What fills these facts into texts. A fact may itself name others. */
export function factsFiller(facts: Readonly<Record<FactName, string | undefined>>) {
  return { factOf, withFacts, filled };

  /** A fact with those that it names itself; undefined where the shop lacks one of them. */
  function factOf(name: FactName): string | undefined {
    const fact = facts[name];
    return fact === undefined || lacks(fact) ? undefined : withFacts(fact);
  }

  /** A text of data/ with the facts that it names in braces; one that the shop lacks stays as it is written. */
  function withFacts(text: string): string {
    return text.replace(NAMED, (named, name: FactName) => factOf(name) ?? named);
  }

  /** A value of data/ in which every text has its facts; an entry that names a fact which the shop lacks is left out. */
  function filled<T>(value: T): T {
    if (typeof value === 'string') return withFacts(value) as T;
    if (Array.isArray(value)) return value.filter((entry) => !lacks(entry)).map(filled) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)])) as T;
  }

  /** Whether a value names a fact that the shop lacks. */
  function lacks(value: unknown): boolean {
    if (typeof value !== 'string') {
      return typeof value === 'object' && value !== null && Object.values(value).some(lacks);
    }
    return [...value.matchAll(NAMED)].some(([, name]) => factOf(name as FactName) === undefined);
  }
}
