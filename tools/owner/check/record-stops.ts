import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { recordRules } from './between-records/records';
import { checkedShop } from './checked-shop';
import type { Finding } from './finding';
import { findingsInEach } from './in-kiswahili';
import { judge } from './judge';

/**
 * What stops a shop between its records, apart from photos and what was published: `values` are those of its
 * modules by their files below data/, all its products among them; `today` is 'YYYY-MM-DD'. A module that
 * does not hold to its schema is not reported: that is for `judge`.
 */
export function recordStops(values: ReadonlyMap<string, unknown>, today: string): Finding[] {
  const files = [...values.keys()].sort();
  const passed = new Set(files.filter((file) => holds(file, values.get(file))));
  const surroundings = {
    today,
    photos: [],
    photosFolder: '',
    settings: {},
    hasLogo: true,
    issues: [],
  };
  const productFiles = files.filter((file) => productIdOf(file) !== undefined);
  const shop = checkedShop(values, passed, productFiles, surroundings, true);
  return findingsInEach(recordRules, shop)
    .filter((found) => 'path' in found)
    .filter(({ severity }) => severity !== 'warning');
}

function holds(file: string, value: unknown): boolean {
  const module = moduleAt(file);
  return module !== undefined && judge(file, module.schema, value).length === 0;
}
