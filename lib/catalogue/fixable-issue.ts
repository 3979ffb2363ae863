import type { Issue } from './issue';

/** What settles an issue where there is one right answer, for `npm run check -- --fix`. */
export type Fix = FieldFix | RenameFix;

/** A field of a product's record; `value` undefined takes the field out. */
interface FieldFix {
  productId: string;
  field: 'updated' | 'formerPaths' | 'pictureAwaited';
  value: string | readonly string[] | undefined;
}

/** A photo's name; both are paths in data/photos. */
interface RenameFix {
  from: string;
  to: string;
}

export type FixableIssue = Issue & { fixes?: readonly Fix[] };
