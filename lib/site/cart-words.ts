/**
 * The words of the cart dialog, in the language of `lib/words`. The query makes it a separate
 * module: without it the crash page, whose words are in the same file, brings these into every page's script.
 */
export { cartWords } from '@/lib/words/english?cart';
