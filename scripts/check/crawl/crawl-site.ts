import { checkFacts } from './check-facts';
import { checkFiles } from './check-files';
import { checkLanguages } from './check-languages';
import { checkLists } from './check-lists';
import { checkPages } from './check-pages';
import { checkPrices } from './check-prices';
import type { ExportedSite } from './exported-site';

/** All that is wrong in an export, a sentence each that begins with the file. */
export async function crawlSite(site: ExportedSite): Promise<string[]> {
  return [
    ...(await checkPages(site)),
    ...checkLanguages(site),
    ...checkFacts(site),
    ...checkPrices(site),
    ...(await checkLists(site)),
    ...checkFiles(site),
  ];
}
