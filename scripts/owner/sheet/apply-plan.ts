import type { CatalogueData } from '@/lib/catalogue/catalogue';
import {
  changeCatalogue,
  changeList,
  type Modules,
} from '@/scripts/owner/catalogue/catalogue-editor';

/** The modules so that they hold this catalogue. Size sets are not a sheet's to change. */
export function applyCatalogue(
  modules: Modules,
  { categories, offers, featured }: CatalogueData,
): Modules {
  const changed = changeCatalogue(modules, categories);
  return changeList(changeList(changed, 'offers.ts', offers), 'featured.ts', featured);
}
