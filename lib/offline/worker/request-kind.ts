import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { wholePath } from '@/lib/links/page-paths';

/** What the worker keeps, each kind in its own cache; the display face is among the pictures. */
export type Kind = 'pages' | 'files' | 'pictures' | 'prices';

/**
 * What is at a path of the shop's host, of all that a page fetches; undefined for what no cache keeps.
 * `base` is '' or '/mavazi'. Left out are the folders whose files change under the same name: a development
 * server's `chunks/` (a worker of `npm start` stays for `npm run dev` on its port), and `shop/`, which has the build's id for a name.
 */
export function requestKind(path: string, base: string): Kind | undefined {
  if (!path.startsWith(`${base}/`)) return undefined;
  const inside = path.slice(base.length);
  if (/^\/_next\/static\/(?!chunks\/|shop\/)/.test(inside)) return 'files';
  if (/^\/(?:pictures\/|marks\/(?:logo|face))/.test(inside)) return 'pictures';
  // In a further language: '/sw/catalogue.json'.
  if (inside.replace(/^\/[a-z]{2}(?=\/)/, '') === cataloguePath) return 'prices';
  return undefined;
}

/** The path that a page is kept under: '/shop/' for '/shop', '/shop/', '//shop/' and '/shop/index.html'. */
export function pageKey(path: string): string {
  return wholePath(path).replace(/\/(?:index\.html)?$|$/, '/');
}

/** What the addresses of a picture have in common at all its widths and in all its formats. */
export function pictureName(path: string): string {
  return path.replace(/-\d+\.\w+$/, '');
}
