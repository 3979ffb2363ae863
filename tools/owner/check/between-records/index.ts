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

/** The rules between the records of a shop, its photos and the last publish. */
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
