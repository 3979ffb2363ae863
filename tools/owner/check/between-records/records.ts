import type { Rule } from '@/tools/owner/check/checked-shop';
import { announcementRules } from './announcement';
import { colours } from './colours';
import { kiswahiliRules } from './kiswahili';
import { listRules } from './lists';
import { productRules } from './products';
import { reviews } from './reviews';
import { shopRules } from './shop';
import { sizeGuides } from './size-guides';
import { textRules } from './texts';

/** What holds between the records of a shop: all that the modules say by themselves. */
export const recordRules: readonly Rule[] = [
  ...productRules,
  ...listRules,
  ...shopRules,
  reviews,
  ...announcementRules,
  sizeGuides,
  colours,
  ...textRules,
  ...kiswahiliRules,
];
