import { shop } from '@/data/shop';
import type { Kind } from '@/lib/offline/worker/request-kind';

/** The name of a cache; no other shop on the same origin has one that begins so. `base` is '' or '/mavazi'. */
export function cacheName(base: string, kind: Kind | ''): string {
  return `${shop.id}:${base}:${kind}`;
}
