import { shop } from '@/data/shop';
import { pagePaths } from '@/lib/links/page-paths';
import { basePath, sitePath } from '@/lib/links/site-path';
import { cacheName } from './cache-names';

/** A page that opens without a network. */
export interface KeptPage {
  /** Its path on the host, with the base path. */
  path: string;
  /** Its title without the shop's name. */
  title: string;
}

/** The pages that the worker keeps, the one opened last first. None where the browser's storage fails. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  try {
    const cache = await caches.open(cacheName(basePath, 'pages'));
    const requests = await cache.keys();
    const pages = await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url).pathname,
        title: titleOf((await (await cache.match(request))?.text()) ?? ''),
      })),
    );
    return pages
      .filter(({ path, title }) => title && path !== sitePath(pagePaths.offline))
      .reverse();
  } catch {
    return [];
  }
}

/** Of the text alone: to parse 30 whole pages takes a cheap phone seconds. */
function titleOf(html: string): string {
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
  const text = new DOMParser().parseFromString(title, 'text/html').title;
  return text.replace(` | ${shop.name}`, '');
}
