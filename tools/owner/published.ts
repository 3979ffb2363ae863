import { buildDay } from '@/lib/build/build-day.build';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import { publishedList, publishedText } from '@/lib/catalogue/published';
import { publishedFile, readPublished } from '@/lib/catalogue/published.build';
import { writeWhole } from '@/tools/change/write-files';

/** Keeps what was published, after a publish that succeeded. */
export function writePublished(): void {
  const { published } = readPublished();
  writeWhole(
    publishedFile,
    publishedText(publishedList(catalogueData().categories, published, buildDay())),
  );
}
