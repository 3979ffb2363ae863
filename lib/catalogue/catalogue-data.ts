import { categories } from '@/data/catalogue/categories';
import { featured } from '@/data/catalogue/featured';
import { offers } from '@/data/catalogue/offers';
import { sizeSets } from '@/data/catalogue/size-sets';
import type { CategoryRecord, Promotion } from '@/data/types';

/** All that a catalogue is built from. */
export interface CatalogueData {
  categories: readonly CategoryRecord[];
  sizeSets: Readonly<Record<string, readonly string[]>>;
  offers: readonly Promotion[];
  featured: readonly Promotion[];
}

/** The shop's own, from data/catalogue. */
export const catalogueData: CatalogueData = { categories, sizeSets, offers, featured };
