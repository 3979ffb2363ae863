import { address } from '@/data/address';
import { policies } from '@/data/policies';
import { shop } from '@/data/shop';
import { factsFiller } from './facts-filler';
import { factsOf } from './facts-of';

/** The facts of the shop, in the language of the page. */
export const { factOf, withFacts, filled } = factsFiller(factsOf({ shop, address, policies }));
