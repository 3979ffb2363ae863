/** The words of the crash page, in the language of `lib/words`. */
export { crashWords } from '@/lib/words/english';
