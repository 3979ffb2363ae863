import type { cartWords, findWords, orderPageWords, words } from './en';

/**
 * Every sentence that the interface itself says, in one language. `{name}` in a text is replaced by a
 * value (lib/format/fill-text), and is part of every language's text.
 */
export type Words = typeof words & typeof cartWords & typeof findWords & typeof orderPageWords;
