import { hashOf } from './export-files';
import type { Export, OnHost } from './plan';

/** Apache's rules. A host's panel writes there too, as redirects to https or a version of PHP. */
export const rulesFile = '.htaccess';

const BEGIN = '# BEGIN shop: "npm run publish-shop" writes from here';
const END = '# END shop';

/**
 * The rules of a host with those of the shop: in place of the shop's rules of before, or after all others,
 * so that every line that another program wrote stays.
 */
export function mergeRules(there: string, own: string): string {
  const block = `${BEGIN}\n${own.trimEnd()}\n${END}\n`;
  const begin = there.indexOf(BEGIN);
  if (begin < 0) return there.trim() === '' ? block : `${there.trimEnd()}\n\n${block}`;
  const end = there.indexOf(END, begin);
  const after = end < 0 ? '' : there.slice(end + END.length).replace(/^\r?\n/, '');
  return there.slice(0, begin) + block + after;
}

/** An export with its rules merged into those of the host, and what is on the host with those as they are. */
export function withMergedRules(
  there: Buffer | undefined,
  own: Buffer,
  target: Export,
  onHost: OnHost,
): { rules: Buffer; target: Export; onHost: OnHost } {
  const rules = Buffer.from(mergeRules(there?.toString() ?? '', own.toString()));
  const files = new Map(onHost.files);
  if (there) files.set(rulesFile, hashOf(there));
  else files.delete(rulesFile);
  return {
    rules,
    target: new Map(target).set(rulesFile, { hash: hashOf(rules), size: rules.length }),
    onHost: { ...onHost, files },
  };
}
