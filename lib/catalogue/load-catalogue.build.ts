import { buildDay } from '@/lib/build/build-day.build';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { buildCatalogue } from './catalogue';
import { catalogueData } from './catalogue-data.build';
import { loadPictures } from './catalogue-pictures.build';
import { withUpdated } from './published';
import { readPublished } from './published.build';

/** The shop's catalogue with its pictures. Throws for a module or a photo that cannot be read. */
export const loadCatalogue = memoizePerBuild(async () => {
  const { published } = readPublished();
  const data = catalogueData();
  const categories = withUpdated(data.categories, published, buildDay());
  return buildCatalogue({ ...data, categories }, await loadPictures());
});
