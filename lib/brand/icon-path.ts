/**
 * The address of an icon or logo inside the shop: 'icon.svg' → '/marks/icon.svg'. The folder must not be
 * `/icons/`: Apache on Debian, and many a cPanel host, serves its own files there.
 */
export function iconPath(file: string): `/${string}` {
  return `/marks/${file}`;
}
