import type * as english from './english';

/**
 * Every sentence that the interface itself says, as English has it, so that TypeScript knows the names in
 * braces of each (lib/format/fill-text). Another language has the same ones: `FaultsIn`.
 */
export type Words = typeof english.words &
  typeof english.cartWords &
  typeof english.findWords &
  typeof english.shelfWords &
  typeof english.orderPageWords;
