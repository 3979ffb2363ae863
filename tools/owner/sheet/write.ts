import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { catalogueIn, readFiles } from '@/tools/change/module-files';
import { Misuse } from '@/tools/cli/stop';
import { countedProducts } from './describe-plan';
import { thumbnailFrom } from './photos';
import { catalogueCsv, placedProducts } from './write-csv';
import { catalogueXlsx } from './write-xlsx';

/** Writes the catalogue into a file, shop.xlsx or shop.csv. Throws a `Misuse` for a name of another kind. */
export async function writeSheetFile(file: string): Promise<void> {
  const format = extname(file).toLowerCase();
  if (!['.xlsx', '.csv'].includes(format)) {
    throw new Misuse('Name the file to write: npm run sheet:write -- shop.xlsx (or shop.csv).');
  }
  const data = catalogueIn(readFiles());
  const photos = join(dataFolder, 'photos');
  const content =
    format === '.csv'
      ? catalogueCsv(data)
      : await catalogueXlsx(data, (product) => thumbnailFrom(photos, product));
  writeFileSync(file, content);
  console.log(`${file}: ${countedProducts(placedProducts(data).length)}.`);
}
