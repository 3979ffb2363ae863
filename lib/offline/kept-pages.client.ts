import { shop } from '@/data/shop';
import { pagePaths } from '@/lib/links/page-paths';
import { basePath, pageHref } from '@/lib/links/site-path';
import { languageWords } from '@/words/language';
import { cacheName } from './cache-names';

/** A page that opens without a network. */
export interface KeptPage {
  /** Its path on the host, with the base path. */
  path: string;
  /** What it is called: its heading, or its title without the shop's name. */
  name: string;
}

/** The pages in this language that the worker keeps: Home, and then the one opened last first. None where the browser's storage fails. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  try {
    const cache = await caches.open(cacheName(basePath, 'pages'));
    const requests = await cache.keys();
    const pages = await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url).pathname,
        name: nameOf((await (await cache.match(request))?.text()) ?? ''),
      })),
    );
    return pages
      .filter(({ path, name }) => name && !path.endsWith(pagePaths.offline))
      .reverse()
      .sort((one, other) => Number(isHome(other)) - Number(isHome(one)));
  } catch {
    return [];
  }
}

const isHome = ({ path }: KeptPage) => path === pageHref('/');

/** '' of a page in another language. Of the text alone: to parse 30 whole pages takes a cheap phone seconds. */
function nameOf(html: string): string {
  if (/<html[^>]*? lang="?([\w-]+)/.exec(html)?.[1] !== languageWords.tag) return '';
  const [part = ''] = /<h1\b.*?<\/h1>/s.exec(html) ?? /<title>.*?<\/title>/s.exec(html) ?? [];
  const { title, body } = new DOMParser().parseFromString(part, 'text/html');
  return (body.textContent || title).replace(` | ${shop.name}`, '').trim();
}
