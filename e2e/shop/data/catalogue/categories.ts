import type { CategoryRecord } from '@/data/types';
import { footwear } from './footwear';
import { littleOnes } from './little-ones';
import { tops } from './tops';

export const categories: readonly CategoryRecord[] = [footwear, tops, littleOnes];
