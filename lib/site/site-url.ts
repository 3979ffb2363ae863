import { sitePath } from './site-path';

/** Where the shop is served, without a path: 'https://mavazi.example' (NEXT_PUBLIC_SITE_URL). */
export const siteOrigin = new URL(process.env.NEXT_PUBLIC_SITE_URL || 'https://mavazi.example')
  .origin;

/** The whole address of a page: '/shop/' → 'https://mavazi.example/shop/'. */
export function absoluteUrl(path: `/${string}`): string {
  return siteOrigin + sitePath(path);
}
