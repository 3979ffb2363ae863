import { buildCatalogue } from '@/lib/catalogue';
import { onceABuild } from './once-a-build';
import { loadPictures } from './shop-pictures';

/** The catalogue with its pictures. Throws with every slip in facts or photos. */
export const loadCatalogue = onceABuild(async () =>
  buildCatalogue(undefined, await loadPictures()),
);
