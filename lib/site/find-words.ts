/**
 * The words of what a search finds, in the language of `lib/words`. The query makes it a separate
 * module: without it they are in every page's script.
 */
export { findWords } from '@/lib/words/english?find';
