/**
 * Reads every page of the export, its sitemap, feed and manifest, and fails for an address that leads to
 * no file and for a page without title, canonical address or preview (docs/behaviour.md 15.7). Then it
 * builds the shop for another site under /mavazi, into another folder, and reads that. With --first it
 * reads out/ only.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { exampleOrigin } from '@/lib/site/site-url';
import { checkLists } from './crawl/check-lists';
import { checkPages } from './crawl/check-pages';
import { readSite } from './crawl/exported-site';
import { canonicalOf } from './crawl/page-addresses';
import { readTags } from './crawl/read-html';

const secondBuild = { dir: 'out-mavazi', origin: 'https://elsewhere.example', basePath: '/mavazi' };

async function crawl(dir: string, home: string): Promise<string[]> {
  const site = readSite(dir, home);
  const issues = [...(await checkPages(site)), ...(await checkLists(site))];
  console.log(`${dir}: ${site.pages.size} pages for ${home}: ${issues.length || 'no'} issues`);
  return issues.map((issue) => `${dir}/${issue}`);
}

/** The address of Home that an export states as canonical, by the settings it was built with. */
function statedHome(dir: string): string {
  const canonical = canonicalOf({ tags: readTags(readFileSync(`${dir}/index.html`, 'utf8')) });
  return canonical ?? `${exampleOrigin}/`;
}

function buildSecond(): void {
  const options = {
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      EXPORT_FOLDER: secondBuild.dir,
      BASE_PATH: secondBuild.basePath,
      NEXT_PUBLIC_SITE_URL: secondBuild.origin,
    },
  };
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    ...options,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The second build failed:\n${stdout}\n${stderr}`);
  const finished = spawnSync('npx', ['tsx', 'scripts/build/finish-export.ts'], {
    ...options,
    stdio: 'inherit',
  });
  if (finished.status !== 0)
    throw new Error('The pages of the second build could not be finished.');
}

const issues = await crawl('out', statedHome('out'));
if (!process.argv.includes('--first')) {
  buildSecond();
  issues.push(...(await crawl(secondBuild.dir, `${secondBuild.origin}${secondBuild.basePath}/`)));
}
if (issues.length > 0) {
  console.error(issues.join('\n'));
  process.exit(1);
}
