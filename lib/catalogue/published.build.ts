import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { parseJson } from '@/lib/values/unknown-values';
import type { Issue } from './issue';
import { type Published, parsePublished } from './published';

/** What the last publish kept of the shop, from the project's root. */
export const publishedFile = path.join(dataFolder, 'published.json');

/**
 * What was last published. Undefined where nothing was, and where the file cannot be read, which is a
 * warning and no more: the next publish writes it anew.
 */
export function readPublished(file = publishedFile): { published?: Published; issues: Issue[] } {
  if (!existsSync(file)) return { issues: [] };
  const published = parsePublished(parseJson(readFileSync(file, 'utf8')));
  if (published) return { published, issues: [] };
  const message =
    'cannot be read, so lost addresses are not found. Delete it: the next publish writes it anew';
  return { issues: [{ file, message, severity: 'warning' }] };
}
