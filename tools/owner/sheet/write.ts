/**
 * npm run sheet:write -- shop.xlsx (or shop.csv): writes the catalogue as a spreadsheet, for
 * npm run sheet:read to take in again.
 */
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { catalogueIn, readFiles } from '@/tools/owner/catalogue/data-files';
import { countedProducts } from './describe-plan';
import { thumbnailFrom } from './photos';
import { run, UserError } from './run';
import { catalogueCsv, placedProducts } from './write-csv';
import { catalogueXlsx } from './write-xlsx';

await run(async () => {
  const [file, ...more] = process.argv.slice(2);
  const format = extname(file ?? '').toLowerCase();
  if (!file || more.length > 0 || !['.xlsx', '.csv'].includes(format)) {
    throw new UserError('Name the file to write: npm run sheet:write -- shop.xlsx (or shop.csv).');
  }
  const data = catalogueIn(readFiles());
  const photos = join(dataFolder, 'photos');
  const content =
    format === '.csv'
      ? catalogueCsv(data)
      : await catalogueXlsx(data, (product) => thumbnailFrom(photos, product));
  writeFileSync(file, content);
  console.log(`${file}: ${countedProducts(placedProducts(data).length)}.`);
});
