/** Apache's rules. A host's panel writes there too, as redirects to https or a version of PHP. */
export const rulesFile = '.htaccess';

const BEGIN = '# BEGIN shop: "npm run publish-shop" writes from here';
const END = '# END shop';

/**
 * The rules of a host with those of the shop, which replace the shop's earlier rules or follow all
 * others. Every line that another program wrote stays.
 */
export function mergeRules(there: string, own: string): string {
  const block = `${BEGIN}\n${own.trimEnd()}\n${END}\n`;
  const begin = there.indexOf(BEGIN);
  if (begin < 0) return there.trim() === '' ? block : `${there.trimEnd()}\n\n${block}`;
  const end = there.indexOf(END, begin);
  const after = end < 0 ? '' : there.slice(end + END.length).replace(/^\r?\n/, '');
  return there.slice(0, begin) + block + after;
}

/** Whether the rules have a part that this program wrote. */
export function hasShopsRules(there: string): boolean {
  return there.includes(BEGIN);
}
