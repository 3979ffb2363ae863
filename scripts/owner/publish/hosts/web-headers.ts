import path from 'node:path';
import { FOR_GOOD, NAMED_BY_CONTENT } from '@/lib/export/host-rules';

const TYPES: Readonly<Record<string, string>> = {
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
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The Content-Type of a file of the export, for hosts that do not know it by the name. */
export function contentType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** For good where another content has another name; else the browser asks again each time. */
export function cacheControl(file: string): string {
  return NAMED_BY_CONTENT.some((folder) => file.startsWith(`${folder}/`)) ? FOR_GOOD : 'no-cache';
}
