import { memoizePerBuild } from '@/lib/format/memoize-per-build.build';
import { buildCatalogue } from './catalogue';
import { loadPictures } from './catalogue-pictures.build';

/** The catalogue with its pictures. Throws with every slip in facts or photos. */
export const loadCatalogue = memoizePerBuild(async () =>
  buildCatalogue(undefined, await loadPictures()),
);
