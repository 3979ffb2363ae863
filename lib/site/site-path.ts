const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * An address inside the shop as the browser needs it: '/shop/' → '/mavazi/shop/' where the shop is
 * served under /mavazi (BASE_PATH). Next's own Link does this by itself; a plain href or src does not.
 */
export function sitePath(path: `/${string}`): string {
  return `${basePath}${path}`;
}
