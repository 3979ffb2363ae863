import { dataModules } from '@/data/schema/modules';
import { describeIssues } from '@/lib/catalogue/issue';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { timeText } from '@/lib/format/clock';
import {
  type CheckedShop,
  type Rule,
  type Surroundings,
  UnknownPart,
} from '@/tools/owner/check/checked-shop';
import { issueOf } from '@/tools/owner/check/finding';
import { findingsInEach } from '@/tools/owner/check/in-kiswahili';

type Parts = Partial<Omit<CheckedShop, 'everyProduct' | 'productIds' | 'passed' | 'surroundings'>>;

/** A shop for tests: the parts that a test is about, and these surroundings. */
export function shopWith(parts: Parts, surroundings: Partial<Surroundings> = {}): CheckedShop {
  const products = parts.products ?? [];
  const named: Readonly<Record<string, unknown>> = parts;
  const values = new Map<string, unknown>([
    ...Object.entries(dataModules)
      .filter(([, { name }]) => name in named)
      .map(([file, { name }]) => [file, named[name]] as const),
    ...products.map((record) => [productFile(record.id), record] as const),
  ]);
  const whole = {
    values,
    passed: new Set(values.keys()),
    ...parts,
    products,
    timeText,
    everyProduct: products,
    productIds: products.map(({ id }) => id),
    surroundings: {
      today: '2026-11-22',
      photos: undefined,
      photosFolder: 'data/photos',
      settings: {},
      hasLogo: true,
      issues: [],
      ...surroundings,
    },
  };
  return new Proxy(whole, {
    get: (known, name) => {
      if (!(name in known)) throw new UnknownPart();
      return Reflect.get(known, name);
    },
  }) as unknown as CheckedShop;
}

/** The sentences of rules about a shop. */
export function said(rules: readonly Rule[], shop: CheckedShop): string[] {
  return findingsInEach(rules, shop).map((found) =>
    describeIssues(['must' in found ? issueOf(found, undefined) : found]),
  );
}
