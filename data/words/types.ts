import type { en } from './en';
import type { enCrash } from './en-crash';

/**
 * Every sentence that the interface itself says, in one language; `en` is the first. A further
 * language is a file beside it that exports an object of this type. `{name}` in a text is replaced by
 * a value (lib/format/fill-text), and is part of every language's text.
 */
export type Words = typeof en;

/** What the crash page says, in one language. */
export type CrashWords = typeof enCrash;
