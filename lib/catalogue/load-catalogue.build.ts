import { memoizePerBuild } from '@/lib/format/memoize-per-build.build';
import { buildCatalogue, catalogueData } from './catalogue';
import { loadPictures } from './catalogue-pictures.build';

/** The shop's catalogue with its pictures. Throws with every issue in its data, and for a bad photo. */
export const loadCatalogue = memoizePerBuild(async () =>
  buildCatalogue(catalogueData, await loadPictures()),
);
