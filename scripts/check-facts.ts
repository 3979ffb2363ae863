/**
 * The owner's facts, checked before anything is built: a slip stops the build here, in plain words,
 * with file, product and field.
 */
import { shop } from '@/data/shop';
import { facts } from '@/lib/catalogue';
import { describeSlips, findShopSlips, findSlips } from '@/lib/catalogue-check';

const slips = [...findShopSlips(shop), ...findSlips(facts)];
if (slips.length > 0) {
  console.error(`The shop cannot be built: ${slips.length} to mend.\n${describeSlips(slips)}`);
  process.exit(1);
}
