import type { AboutFigure } from '@/data/schema/about';
import type { DeliveryArea } from '@/data/schema/delivery';
import type { Review } from '@/data/schema/reviews';
import type { Scenes } from '@/data/schema/scenes';
import type { SizeGuide } from '@/data/schema/size-guide';
import {
  type CatalogueData,
  productsAwaitingPicture,
  productsWithDrawnPicture,
  productsWithoutPrice,
  productsWithSampleFacts,
  productsWithSampleRating,
} from '@/lib/catalogue/catalogue';
import { drawnPriceKes } from '@/lib/catalogue/drawn-price';
import { withFacts } from '@/lib/facts/facts';
import { formatKes } from '@/lib/format/money';

/** What of a shop may still be a sample. */
interface Samples {
  catalogue: CatalogueData;
  deliveryAreas: readonly DeliveryArea[];
  figures: readonly AboutFigure[];
  reviews: readonly Review[];
  scenes: Partial<Scenes>;
  sizeGuides: readonly SizeGuide[];
}

/** The samples of a shop, a sentence each: where it is, and what is there. */
export function samplesIn(shop: Samples): string[] {
  const { catalogue } = shop;
  const guides = shop.sizeGuides.filter(({ sample }) => sample).map(({ id }) => id);
  const drawn = productsWithDrawnPicture(catalogue);
  const described = productsWithSampleFacts(catalogue);
  const rated = productsWithSampleRating(catalogue);
  return [
    ...productsWithoutPrice(catalogue).map(
      (id) => `${id}: no price given, drawn: ${formatKes(drawnPriceKes(id))}`,
    ),
    ...productsAwaitingPicture(catalogue).map((id) => `${id}: no picture yet: a panel is shown`),
    ...shop.deliveryAreas
      .filter(({ sample }) => sample)
      .map(
        ({ name, feeKes }) =>
          `data/delivery.ts ${withFacts(name)}: sample fee and time, ${formatKes(feeKes)}`,
      ),
    ...shop.reviews
      .filter(({ sample }) => sample)
      .map(
        ({ name, place }) =>
          `data/reviews.ts ${[name, place].filter(Boolean).join(', ')}: sample review`,
      ),
    ...(rated.length > 0
      ? [
          `data/catalogue: ratings that are invented (sampleRating: true): ${rated.length}. Put those of customers, or take rating and reviews out`,
        ]
      : []),
    ...(described.length > 0
      ? [
          `data/catalogue: material, care, fit, origin and day that are samples (sampleFacts: true): ${described.length}`,
        ]
      : []),
    ...(guides.length > 0
      ? [
          `data/size-guide.ts: usual figures, not compared with the goods (sample: true): ${guides.join(', ')}`,
        ]
      : []),
    ...shop.figures
      .filter(({ sample }) => sample)
      .map(({ value, label }) => `data/about.ts ${label}: sample figure, ${value}`),
    ...Object.entries(shop.scenes)
      .filter(([, { drawn }]) => drawn)
      .map(([name]) => `data/photos/scenes/${name}: drawn picture, drawn: true in data/scenes.ts`),
    ...catalogue.categories
      .filter(({ tilePicture, tileDrawn }) => tilePicture && tileDrawn)
      .map(
        ({ tilePicture }) =>
          `data/photos/scenes/${tilePicture}: drawn picture, tileDrawn: true in data/catalogue/categories.ts`,
      ),
    ...(drawn.length > 0
      ? [`data/catalogue: pictures that are drawn (drawn: true): ${drawn.length}`]
      : []),
  ];
}
