import { enCrash } from '@/data/words/en-crash';

/** The words of the crash page, in the language of `lib/words`. */
export const crashWords = enCrash;
