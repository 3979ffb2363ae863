/**
 * The code in the part of an address after '#' ('#1o_…'); '' for none. Some apps escape characters that
 * need no escape: such a code is decoded, once. Others take what follows a link for its end, which no code
 * ends with. Never throws.
 */
export function linkCode(hash: string): string {
  const code = hash.replace(/^#/, '');
  try {
    return withoutEnd(decodeURIComponent(code));
  } catch {
    return withoutEnd(code);
  }
}

function withoutEnd(code: string): string {
  return code.replace(/[\s.,;:!?)\]>*_~'"]+$/, '');
}
