/**
 * The words of the cart dialog, in the language of `lib/words`. The query makes the file a module of its
 * own: without it the crash page, whose words are in the same file, brings these into every page's script.
 */
export { cartWords } from '@/data/words/en?cart';
