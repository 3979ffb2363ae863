import { enCrash } from '@/data/words/en-crash';
import type { CrashWords } from '@/data/words/types';

/** The words of the crash page, in the language of `lib/words`. */
export const crashWords: CrashWords = enCrash;
