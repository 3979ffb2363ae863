import type { CategoryRecord } from '@/data/types';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { listedModules, type Modules, textOfModule } from './catalogue-editor';
import { ModuleText, type Value } from './module-text';

/**
 * What the modules of data/catalogue hold, in the shop's order, read from their texts and not yet
 * checked. Throws a ModuleError where a module has anything but values that are written out.
 */
export function catalogueValues(modules: Modules): CatalogueData {
  const valueIn = (name: string): Value => {
    const module = new ModuleText(`data/catalogue/${name}`, textOfModule(modules, name));
    return module.valueOf(module.exported().value);
  };
  return {
    categories: listedModules(modules).map((name) => valueIn(name) as unknown as CategoryRecord),
    sizeSets: valueIn('size-sets.ts') as unknown as CatalogueData['sizeSets'],
    offers: valueIn('offers.ts') as readonly string[],
    featured: valueIn('featured.ts') as readonly string[],
    // No program changes it.
    listingOrder: [],
  };
}
