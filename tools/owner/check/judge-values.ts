import type { Issue } from '@/lib/catalogue/issue';
import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { inLanguage } from '@/lib/languages/in-language.build';
import { asRecord } from '@/lib/values/unknown-values';
import { rules } from './between-records';
import { type CheckedShop, checkedShop, type Surroundings } from './checked-shop';
import type { Finding } from './finding';
import { findingsInEach } from './in-kiswahili';
import { judge } from './judge';

/** The known facts about the modules besides their values. */
interface Modules {
  /** The findings in each module by itself, by its file, except those of its schema. */
  found?: ReadonlyMap<string, readonly Finding[]>;
  /** The files of products, also of those that could not be read. Left out: those with values. */
  productFiles?: readonly string[];
  /** Whether these are all its products. */
  isWhole?: boolean;
}

/**
 * Judges a shop by the values of its modules, by their files below data/: each by itself, and what holds
 * between them. Nothing is read, so every program and the desk's page judge alike.
 */
export function judgeValues(
  values: ReadonlyMap<string, unknown>,
  surroundings: Surroundings,
  { found = bySchema(values), productFiles = productsAmong(values), isWhole = true }: Modules = {},
): { findings: (Finding | Issue)[]; shop: CheckedShop; isShown: boolean } {
  const { languages } = asRecord(values.get('shop.ts'));
  const isShown = Object.keys(asRecord(languages)).length > 0;
  const passed = new Set<string>();
  const own = [...found].flatMap(([file, findings]) => {
    const all = findings.map((one) => weighed(one, one.path.includes('sw'), isShown));
    if (all.every(({ severity }) => severity)) passed.add(file);
    return all;
  });
  const english = new Map(
    [...values].map(([file, value]) => {
      const isRightInEnglish = passed.has(file) && found.get(file)?.length !== 0;
      return [file, isRightInEnglish ? inLanguage(value, 'en') : value];
    }),
  );
  const shop = checkedShop(english, passed, productFiles, surroundings, isWhole);
  return { findings: [...own, ...findingsInEach(rules, shop)], shop, isShown };
}

/** A mistake in Kiswahili alone stops nothing in a shop whose pages are in English. */
export function weighed<T extends Finding | Issue>(
  one: T,
  isKiswahili: boolean,
  isShown: boolean,
): T {
  return isKiswahili && !isShown ? { ...one, severity: 'warning' } : one;
}

function bySchema(values: ReadonlyMap<string, unknown>): Map<string, Finding[]> {
  return new Map(
    [...values].flatMap(([file, value]) => {
      const module = moduleAt(file);
      return module ? [[file, judge(file, module.schema, value)] as const] : [];
    }),
  );
}

function productsAmong(values: ReadonlyMap<string, unknown>): string[] {
  return [...values.keys()].filter((file) => productIdOf(file) !== undefined).sort();
}
