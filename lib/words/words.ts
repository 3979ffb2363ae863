import { en } from '@/data/words/en';
import type { Words } from '@/data/words/words';

/**
 * The words in use. Whatever makes pages imports them here; islands get theirs as props, so that a
 * phone loads only the ones its page needs.
 */
export const words: Words = en;
