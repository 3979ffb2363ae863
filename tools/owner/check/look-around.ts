import { scenes } from '@/data/scenes';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { nameIssues } from '@/lib/catalogue/check-names';
import { photoIssues, waitingPhotosIssue } from '@/lib/catalogue/check-photos';
import { priceIssues } from '@/lib/catalogue/check-prices';
import { publishedIssues } from '@/lib/catalogue/check-published';
import type { FixableIssue } from '@/lib/catalogue/fixable-issue';
import { photoPlaces } from '@/lib/catalogue/photo-places';
import { readPublished } from '@/lib/catalogue/published.build';
import { buildDay } from '@/lib/format/build-day.build';
import { photosFolder } from '@/lib/site/data-folder.build';
import { listPhotos } from '@/tools/owner/photos/list-photos';

/**
 * Every issue of the catalogue that shows beside something else: its photos, similar products, what was
 * published.
 */
export function lookAround({ categories }: CatalogueData): FixableIssue[] {
  const { published, issues } = readPublished();
  const photos = listPhotos();
  return [
    ...photoIssues(photos, photoPlaces(categories, Object.keys(scenes)), photosFolder),
    ...waitingPhotosIssue(photos, photosFolder),
    ...nameIssues(categories),
    ...priceIssues(categories),
    ...issues,
    ...publishedIssues(published, categories, buildDay()),
  ];
}
