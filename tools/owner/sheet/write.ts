/**
 * npm run sheet:write -- shop.xlsx (or shop.csv): writes the catalogue as a spreadsheet, for
 * npm run sheet:read to take in again.
 */
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { catalogueIn, readFiles } from '@/tools/change/module-files';
import { Misuse } from '@/tools/owner/command-line';
import { countedProducts } from './describe-plan';
import { thumbnailFrom } from './photos';
import { run } from './run';
import { catalogueCsv, placedProducts } from './write-csv';
import { catalogueXlsx } from './write-xlsx';

const HELP = `npm run sheet:write -- shop.xlsx    writes the products as a spreadsheet (or shop.csv)`;

await run({ help: HELP, options: {}, most: 1 }, async ({ positionals: [file = ''] }) => {
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
});
