import type { Rule } from '@/tools/owner/check/checked-shop';
import { announcementRules } from './announcement';
import { colours } from './colours';
import { kiswahiliRules } from './kiswahili';
import { listRules } from './lists';
import { oddProductRules } from './odd-products';
import { photos } from './photos';
import { productRules } from './products';
import { publishedRules } from './published';
import { reviews } from './reviews';
import { shopRules } from './shop';
import { sizeGuides } from './size-guides';
import { textRules } from './texts';

/** What holds between the records of a shop, its photos and what was published. */
export const rules: readonly Rule[] = [
  ...productRules,
  ...oddProductRules,
  ...listRules,
  ...shopRules,
  reviews,
  ...announcementRules,
  sizeGuides,
  colours,
  ...textRules,
  ...kiswahiliRules,
  photos,
  ...publishedRules,
];
