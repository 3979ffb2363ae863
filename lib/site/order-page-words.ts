/**
 * The words of the page of an order, in the language of `lib/words`. The query makes the file a module of
 * its own: without it they are in every page's script.
 */
export { orderPageWords } from '@/data/words/en?order';
