/**
 * Crawls the export: every HTML file, the sitemap, the feed, the manifest. Every address inside the
 * shop must lead to a file, every page have its canonical and its preview. Then builds the shop once
 * more for another site under /mavazi, into another folder, and crawls that.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkLists } from './crawl/check-lists';
import { checkPages } from './crawl/check-pages';
import { readSite } from './crawl/exported-site';
import { canonicalOf } from './crawl/page-addresses';
import { readTags } from './crawl/read-html';

const second = { dir: 'out-mavazi', origin: 'https://elsewhere.example', basePath: '/mavazi' };

async function crawl(dir: string, home: string): Promise<string[]> {
  const site = readSite(dir, home);
  const faults = [...(await checkPages(site)), ...(await checkLists(site))];
  console.log(`${dir}: ${site.pages.size} pages for ${home}: ${faults.length || 'no'} faults`);
  return faults.map((fault) => `${dir}/${fault}`);
}

/** Where the export in out/ says it is served: the build may have had settings of its own. */
function statedHome(dir: string): string {
  const canonical = canonicalOf({ tags: readTags(readFileSync(`${dir}/index.html`, 'utf8')) });
  return canonical ?? 'https://mavazi.example/';
}

function buildSecond(): void {
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      EXPORT_FOLDER: second.dir,
      BASE_PATH: second.basePath,
      NEXT_PUBLIC_SITE_URL: second.origin,
    },
  });
  if (status !== 0) throw new Error(`The second build failed:\n${stdout}\n${stderr}`);
  const deferred = spawnSync('npx', ['tsx', 'scripts/build/finish-export.ts', second.dir], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (deferred.status !== 0) throw new Error('Its scripts could not be held back.');
}

const faults = await crawl('out', statedHome('out'));
if (!process.argv.includes('--first')) {
  buildSecond();
  faults.push(...(await crawl(second.dir, `${second.origin}${second.basePath}/`)));
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
