import type { Kind } from './request-kind';

/** What a page of the shop has, and a page of a network or a host has not. */
export interface PageMarks {
  /** In every page of the shop. */
  shop: string;
  /** In the page for an unknown address alone, which some hosts send with status 200. */
  lost: string;
}

/**
 * Whether an answer is what its address says, and whole, as far as it shows: a half-uploaded file is cut
 * off, a network that asks for a password answers with its sign-in page. `type` is its Content-Type.
 */
export function isWhole(
  kind: Kind,
  type: string,
  body: string | Blob,
  { shop, lost }: PageMarks,
): boolean {
  if (typeof body !== 'string') return /^(?:image|font)\//.test(type) && body.size > 0;
  if (kind !== 'pages') return !type.includes('html') && /[;)}]\s*$/.test(body);
  return body.includes(shop) && !body.includes(lost) && /<\/html>\s*$/.test(body);
}
