/** The page on which a phone is marked as the shop's own. */
export const shopPhoneWords = {
  question: 'Is this the shop’s own phone?',
  what: 'On the shop’s own phone, order links open with the packing list, your replies and the order book.',
  where:
    'Your answer is kept in this browser alone. Nothing is sent anywhere, and nothing here is secret.',
  mark: 'Yes, this is the shop’s phone',
  no: 'No, see all products',
  isMarked: 'This phone is marked as the shop’s own.',
  /** Where storage takes nothing. */
  notKept: 'This browser can’t save anything. Leave private mode, or use another browser.',
  /** The browser has not promised to keep what is stored. */
  mayBeCleared:
    'When the phone runs out of space, the browser may clear the book. Make a copy of it now and then.',
  next: 'Now open the link of an order in WhatsApp.',
  book: 'Order book',
  stock: 'Where you change what is in stock',
  stockAt: 'Web address',
  stockHelp:
    'Paste the link to your stock sheet, or to your shop’s files on github.com. Leave it empty and the order just tells you what to change.',
  stockExample: 'https://github.com/you/your-shop',
  stockIssue: 'That is not a web address. It begins with https://',
  unmark: 'This is no longer the shop’s phone',
  bookStays: 'The order book stays on this phone until you remove it.',
  unmarked: 'This phone is no longer marked as the shop’s own.',
} as const;
