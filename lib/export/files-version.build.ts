import { createHash } from 'node:crypto';

/**
 * The name of the folder of scripts and sheets, four characters. It follows from what is written into the
 * files after Next has named them by their contents: class names, modules and constants.
 */
export function filesVersion(...parts: readonly ReadonlyMap<unknown, unknown>[]): string {
  const text = JSON.stringify(parts.map((part) => [...part]));
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}
