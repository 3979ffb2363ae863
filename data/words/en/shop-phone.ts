/** The page on which a phone is marked as the shop's own. */
export const shopPhoneWords = {
  question: 'Is this the shop’s own phone?',
  what: 'On the shop’s own phone the link of an order opens with the packing list, the replies to the customer and the order book.',
  where:
    'The mark is kept in this browser alone. Nothing is sent anywhere, and nothing here is secret.',
  mark: 'Yes, this is the shop’s phone',
  no: 'No, go to the shop',
  isMarked: 'This phone is marked as the shop’s own.',
  /** Where storage takes nothing. */
  notKept:
    'This browser keeps nothing: mark and book last only as long as this page. Leave private mode, or use another browser.',
  /** The browser has not promised to keep what is stored. */
  mayBeCleared:
    'When the phone runs out of space, the browser may clear the book. Make a copy of it now and then.',
  next: 'Now open the link of an order in WhatsApp.',
  book: 'Order book',
  stock: 'Where you change what is in stock',
  stockAt: 'Its address',
  stockHelp:
    'Of your sheet online, or of your shop’s files on github.com. From an order it is then one tap away. Left empty, the order says what to change.',
  stockExample: 'https://github.com/you/your-shop',
  stockIssue: 'This is no address. It begins with https://',
  unmark: 'This is no longer the shop’s phone',
  bookStays: 'The order book stays on this phone until you remove it.',
  unmarked: 'The mark is taken away.',
} as const;
