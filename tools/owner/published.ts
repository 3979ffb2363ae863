import { buildDay } from '@/lib/build/build-day.build';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import { photoHashes } from '@/lib/catalogue/catalogue-pictures.build';
import { publishedList, publishedText } from '@/lib/catalogue/published';
import { publishedFile, readPublished } from '@/lib/catalogue/published.build';
import { writeWhole } from '@/tools/change/write-files';

/** Keeps what was published, after a publish that succeeded. */
export async function writePublished(): Promise<void> {
  const { published } = readPublished();
  const { categories } = catalogueData();
  const list = publishedList(categories, await photoHashes(), published, buildDay());
  writeWhole(publishedFile, publishedText(list));
}
