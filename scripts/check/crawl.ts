/**
 * Reads every page of the export in out/, or in $EXPORT_FOLDER, its sitemap, feed and manifest.
 * Fails for an address that leads to no file, a file that nothing uses, a page without title,
 * canonical address or preview, a page that is missing in a language, the price of a product on the
 * page of another, and data for search engines that differs from the pages. The settings must be
 * those of the build.
 */
import '@/scripts/build/say-help';
import { exampleOrigin } from '@/lib/links/site-url';
import { givenBasePath } from '@/scripts/build/base-path';
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { loadSettings } from '@/scripts/build/load-settings';
import { crawlSite } from './crawl/crawl-site';
import { readSite } from './crawl/exported-site';

allowClosedPipe();
loadSettings();
const { EXPORT_FOLDER = 'out', NEXT_PUBLIC_SITE_URL } = process.env;
const { origin } = new URL(NEXT_PUBLIC_SITE_URL || exampleOrigin);

const site = readSite(EXPORT_FOLDER, `${origin}${givenBasePath()}/`);
const issues = await crawlSite(site);
console.log(
  `${EXPORT_FOLDER}: ${site.pages.size} pages for ${site.home}: ${issues.length || 'no'} issues`,
);
if (issues.length > 0) {
  console.error(issues.map((issue) => `${EXPORT_FOLDER}/${issue}`).join('\n'));
  process.exit(1);
}
