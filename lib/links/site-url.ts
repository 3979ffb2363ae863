import { fileHref, pageHref } from './site-path';

/** The origin of a shop whose NEXT_PUBLIC_SITE_URL is not set; the build lists it as a placeholder. */
export const exampleOrigin = 'https://mavazi.example';

/** The origin the shop is served from: 'https://mavazi.example'. */
export const siteOrigin = new URL(process.env.NEXT_PUBLIC_SITE_URL || exampleOrigin).origin;

/** The absolute address of a page in this language: '/shop/' → 'https://mavazi.example/shop/'. */
export function pageUrl(path: `/${string}`): string {
  return siteOrigin + pageHref(path);
}

/** The absolute address of a file that all languages share. */
export function fileUrl(path: `/${string}`): string {
  return siteOrigin + fileHref(path);
}
