import type { Product } from '@/lib/catalogue/product';
import type { ColourFamilies } from './colour-family';
import { usefulFacets } from './facets';
import type { FacetId } from './shelf-address';
import { toShelfItem } from './shelf-item';

/** The filters that tell these products apart, as the build knows them. */
export function shelfFacets(products: readonly Product[], families: ColourFamilies): FacetId[] {
  return usefulFacets(
    products.map(({ colour, ...product }) =>
      toShelfItem({ ...product, colours: colour.split('/') }, families),
    ),
  );
}
