/** The words of a shelf's filters, in the language of `lib/words`; a separate module, as ./cart-words is. */
export { shelfWords } from '@/lib/words/english?shelf';
