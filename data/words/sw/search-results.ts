/** What a search finds. Its script is fetched with the first search. */
export const searchResultsWords = {
  /** Where the size was asked for as a guide to the sizes has it: UK 8. */
  inSize: '{count}, saizi {sizes}',
  showAll: { one: 'Itazame kwenye Duka', many: 'Tazama zote {count} kwenye Duka' },
  /** Announced. */
  pages: { one: 'Ukurasa 1', many: 'Kurasa {count}' },
  popular: 'Zinazotafutwa sana',
  /** Above what the shop's listing begins with. */
  suggested: 'Huenda ukapenda pia',
  nothing: 'Hatujapata chochote kwa “{query}”',
  nothingHelp: 'Angalia kama umeandika sawa, au jaribu neno moja. Au tuulize, huenda tunayo.',
  askFor: 'Tuulize kwa WhatsApp',
  lookIn: 'Au tazama',
  /** The message of that chat. */
  askForText: 'Habari {shop}, mna {query}?',
  /** Above what a search would find without a part of it. */
  nearest: {
    size: 'Saizi nyingine:',
    price: 'Bei nyingine:',
    word: 'Bila “{word}”:',
  },
} as const;
