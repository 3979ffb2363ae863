import { sitePath } from './site-path';

/** The origin of a shop whose NEXT_PUBLIC_SITE_URL is not set; the build lists it as a placeholder. */
export const exampleOrigin = 'https://mavazi.example';

/** The origin the shop is served from: 'https://mavazi.example'. */
export const siteOrigin = new URL(process.env.NEXT_PUBLIC_SITE_URL || exampleOrigin).origin;

/** The absolute address of a path inside the shop: '/shop/' → 'https://mavazi.example/shop/'. */
export function absoluteUrl(path: `/${string}`): string {
  return siteOrigin + sitePath(path);
}
