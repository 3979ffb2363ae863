import type { Rule } from '@/tools/owner/check/checked-shop';
import { colours } from './colours';
import { listRules } from './lists';
import { photos } from './photos';
import { productRules } from './products';
import { publishedRules } from './published';
import { shopRules } from './shop';
import { sizeGuides } from './size-guides';
import { textRules } from './texts';

/** What holds between the records of a shop. */
export const rules: readonly Rule[] = [
  ...productRules,
  ...listRules,
  ...shopRules,
  sizeGuides,
  colours,
  ...textRules,
  photos,
  ...publishedRules,
];
