import { about } from '@/data/about';
import { address } from '@/data/address';
import { deliveryAreas } from '@/data/delivery';
import { payments } from '@/data/payments';
import { reviews } from '@/data/reviews';
import { scenes } from '@/data/scenes';
import { shop } from '@/data/shop';
import { sizeGuides } from '@/data/size-guide';
import { social } from '@/data/social';
import { visit } from '@/data/visit';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import { placeholders } from './placeholders';
import { samplesIn } from './samples';

/**
 * What must be settled before the shop opens, a sentence each: placeholders, samples, drawn pictures and
 * settings that are not set. Empty for a shop that can open.
 */
export function toSettle(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const facts = { shop, payments, address, visit, social };
  return [
    ...placeholders(facts, env).map(({ where, value }) => `${where}: ${value}`),
    ...samplesIn({
      catalogue: catalogueData(),
      deliveryAreas,
      figures: about.figures,
      reviews,
      scenes,
      sizeGuides,
    }),
  ];
}
