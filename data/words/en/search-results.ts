/** What a search finds. Its script is fetched with the first search. */
export const searchResultsWords = {
  found: { one: '1 product', many: '{count} products' },
  showAll: { one: 'Show it in Shop', many: 'Show all {count} in Shop' },
  nothing: 'Nothing found for “{query}”',
  /** Above the products that were looked at, in an empty search. */
  lookedAt: 'You looked at these',
  askFor: 'Ask us for it on WhatsApp',
  lookIn: 'Or look in:',
  /** The message of that chat. */
  askForText: 'Hello {shop}, do you have {query}?',
  /** Above what a search would find without a part of it. */
  nearest: {
    size: 'In other sizes:',
    price: 'At other prices:',
    word: 'Without “{word}”:',
  },
} as const;
