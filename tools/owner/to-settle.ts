import { about } from '@/data/about';
import { deliveryAreas } from '@/data/delivery';
import { payees } from '@/data/payees';
import { reviews } from '@/data/reviews';
import { drawnScenes, scenes } from '@/data/scenes';
import { address, payments, shop, social, visit } from '@/data/shop';
import { sizeGuides } from '@/data/size-guide';
import { catalogueData } from '@/lib/catalogue/catalogue';
import { placeholders } from '@/lib/site/placeholders';
import { samplesIn } from './samples';

/**
 * What must be settled before the shop opens, a sentence each: placeholders, samples, drawn pictures and
 * settings that are not set. Empty for a shop that can open.
 */
export function toSettle(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const facts = { ...shop, ...payments, ...visit, address, social };
  return [
    ...placeholders(facts, payees, env).map(({ where, value }) => `${where}: ${value}`),
    ...samplesIn({
      catalogue: catalogueData,
      deliveryAreas,
      figures: about.figures,
      reviews,
      scenes: Object.keys(scenes),
      drawnScenes,
      sizeGuides,
    }),
  ];
}
