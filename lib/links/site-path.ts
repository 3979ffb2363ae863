/** The folder of the host that the shop is in: '' or '/mavazi'. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * A path inside the shop with the base path in front: '/shop/' → '/mavazi/shop/' if BASE_PATH is
 * /mavazi. Every plain href and src needs it; Next adds it in its own components only.
 */
export function sitePath(path: `/${string}`): string {
  return `${basePath}${path}`;
}
