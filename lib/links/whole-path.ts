/**
 * The path of an address with one slash where it has several in a row, as most hosts read it: '//shop/' →
 * '/shop/'. A path that begins with two is taken for another host's address wherever a page names it.
 */
export function wholePath(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}
