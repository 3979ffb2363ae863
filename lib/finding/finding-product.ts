import type { ProductRecord } from '@/data/types';
import type { CardProduct, Product } from '@/lib/catalogue/product';

/** A product as the finding index has it: all that its card shows, and what it is found by. */
export interface FindingProduct
  extends CardProduct,
    Pick<Product, 'kind' | 'gender' | 'ageGroup' | 'isNew'> {
  /** The parts of the record's colour, the main one first. */
  colours: readonly string[];
  /** What its sizes belong to: a size set's name, else its size guide, else ''. */
  sizeGroup: string;
  /** The day it came into the shop, 'YYYY-MM-DD'. */
  added?: ProductRecord['updated'];
  /** What its picture shows, beyond its name and colour: small words without those that say nothing. */
  shows: readonly string[];
}

/** Every product of the shop, sold out or not, in the order of the shop's listing (docs/behaviour.md 30.1). */
export interface FindingIndex {
  products: readonly FindingProduct[];
}

/** The address of the index. */
export const findingPath = '/finding.json';

/** The shape of the file; another number is another build's. */
export const FINDING_VERSION = 1;
