import { buildDay } from '@/lib/build/build-day.build';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { buildCatalogue } from './catalogue';
import { catalogueData } from './catalogue-data.build';
import { loadPictures, photoHashes } from './catalogue-pictures.build';
import { checkedData } from './checked-data.build';
import { updatedDays } from './published';
import { readPublished } from './published.build';

/**
 * The shop's catalogue with its pictures. Throws for a module or a photo that cannot be read, and in
 * development for all that stops a build.
 */
export const loadCatalogue = memoizePerBuild(async () => {
  await checkedData();
  const { published } = readPublished();
  const data = catalogueData();
  const updated = updatedDays(data.categories, await photoHashes(), published, buildDay());
  return buildCatalogue({ ...data, updated }, await loadPictures());
});
