import type { Rule } from '@/tools/owner/check/checked-shop';
import { photos } from './photos';
import { publishedRules } from './published';
import { recordRules } from './records';

/** What holds between the records of a shop, its photos and what was published. */
export const rules: readonly Rule[] = [...recordRules, photos, ...publishedRules];
