/**
 * The code in the part of an address after '#' ('#1o_…'); '' for none. Some apps escape characters that
 * need no escape: such a code is decoded, once. Never throws.
 */
export function linkCode(hash: string): string {
  const code = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
