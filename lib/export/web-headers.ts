/**
 * How the files of a build begin that are named by their content: the same address never gets another
 * content. The last are the owner's logo in the bar
 * and the display face.
 */
export const NAMED_BY_CONTENT = [
  '_next/static/',
  'pictures/',
  'marks/logo-',
  'marks/face-',
] as const;

export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Whoever keeps a file asks each time whether it is still the same. */
export const ASK_EACH_TIME = 'no-cache';

/**
 * For pages that the host itself compresses: a proxy may not change them, as React renders a
 * changed page again. Not where a proxy compresses: Cloudflare sends such a page uncompressed.
 * Caddy compresses it only if this header is set with `defer` (docs/hosting/Caddyfile).
 */
export const ASK_EACH_TIME_UNCHANGED = 'no-cache, no-transform';

/** What every answer of the shop says beside its type and how long it is kept. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // X-Frame-Options is left out: every browser that can run the shop's script knows frame-ancestors.
  'Content-Security-Policy': "frame-ancestors 'self'",
} as const;

/** The Content-Type of the export's files by how their names end. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The Content-Type of a file of the export, for hosts that do not know it by the name. */
export function contentType(file: string): string {
  const [ending = ''] = /(?<=[^/])\.[^./]+$/.exec(file.toLowerCase()) ?? [];
  return CONTENT_TYPES[ending] ?? 'application/octet-stream';
}

/** The Cache-Control of a file of the export. */
export function cacheControl(file: string): string {
  const isNamed = NAMED_BY_CONTENT.some((start) => file.startsWith(start));
  return isNamed ? FOR_GOOD : ASK_EACH_TIME;
}
