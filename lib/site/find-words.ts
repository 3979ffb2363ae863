/**
 * The words of what a search finds, in the language of `lib/words`. The query makes the file a module of
 * its own: without it they are in every page's script.
 */
export { findWords } from '@/data/words/en?find';
