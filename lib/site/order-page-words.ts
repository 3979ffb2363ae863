/**
 * The words of the page of an order, in the language of `lib/words`. The query makes it a separate
 * module: without it they are in every page's script.
 */
export { orderPageWords } from '@/lib/words/english?order';
