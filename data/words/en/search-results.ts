/** What a search finds. Its script is fetched with the first search. */
export const searchResultsWords = {
  /** Where the size was asked for as a guide to the sizes has it: UK 8. */
  inSize: '{count} in size {sizes}',
  showAll: { one: 'Show it in Shop', many: 'Show all {count} in Shop' },
  /** Announced. */
  pages: { one: '1 page', many: '{count} pages' },
  popular: 'Popular searches',
  /** Above what the shop's listing begins with. */
  suggested: 'You may also like',
  nothing: 'Nothing found for “{query}”',
  nothingHelp: 'Check the spelling or try one word. Or ask us, we may have it.',
  askFor: 'Ask us for it on WhatsApp',
  lookIn: 'Or look in',
  /** The message of that chat. */
  askForText: 'Hello {shop}, do you have {query}?',
  /** Above what a search would find without a part of it. */
  nearest: {
    size: 'In other sizes:',
    price: 'At other prices:',
    word: 'Without “{word}”:',
  },
} as const;
