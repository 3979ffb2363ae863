import { sitePath } from './site-path';

/** The origin the shop is served from (NEXT_PUBLIC_SITE_URL): 'https://mavazi.example'. */
export const siteOrigin = new URL(process.env.NEXT_PUBLIC_SITE_URL || 'https://mavazi.example')
  .origin;

/** The absolute address of a path inside the shop: '/shop/' → 'https://mavazi.example/shop/'. */
export function absoluteUrl(path: `/${string}`): string {
  return siteOrigin + sitePath(path);
}
