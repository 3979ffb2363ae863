import { buildDay } from '@/lib/format/build-day.build';
import { memoizePerBuild } from '@/lib/format/memoize-per-build.build';
import { buildCatalogue, catalogueData } from './catalogue';
import { loadPictures } from './catalogue-pictures.build';
import { withUpdated } from './check-published';
import { readPublished } from './published.build';

/** The shop's catalogue with its pictures. Throws with every issue in its data, and for a bad photo. */
export const loadCatalogue = memoizePerBuild(async () => {
  const { published } = readPublished();
  const categories = withUpdated(catalogueData.categories, published, buildDay());
  return buildCatalogue({ ...catalogueData, categories }, await loadPictures());
});
