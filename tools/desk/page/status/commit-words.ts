import type { CommitMessages } from '@sveltia/cms';
import { dataModules } from '@/data/schema/modules';
import { productName } from './product-name';

/** The commit messages of the desk. The package puts in a product's id or a module's name. */
export const commitMessages: CommitMessages = {
  create: '{{slug}} added',
  update: '{{slug}} changed',
  delete: '{{slug}} deleted',
  uploadMedia: '{{path}} added',
  deleteMedia: '{{path}} deleted',
};

/** The package adds how many other files the commit changes: ' +2'. */
const SUBJECT = /^(.+) (added|changed|deleted)(?: \+(\d+))?$/;

/**
 * The message of a commit with a product's name and a form's title: 'penny-loafer changed' becomes
 * 'Penny Loafers changed'. The message of a commit that the desk did not make stays.
 */
export function shownSubject(subject: string): string {
  const [, what = '', done, others] = SUBJECT.exec(subject) ?? [];
  const name = nameOf(what);
  if (name === undefined) return subject;
  const files = others === undefined ? '' : ` (${Number(others) + 1} files)`;
  return `${name} ${done}${files}`;
}

/** The name of the file at a path, or of the entry with a slug; undefined for other words. */
function nameOf(what: string): string | undefined {
  if (what.startsWith('data/')) return what.split('/').at(-1);
  if (!/^[\w-]+$/.test(what)) return undefined;
  const module = Object.values(dataModules).find(({ name }) => name === what);
  return module?.title ?? productName(what);
}
