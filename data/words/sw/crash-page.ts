/** The page that is shown when the program fails. */
export const crashPageWords = {
  title: 'Unexpected Application Error!',
  text: 'Your cart is safe. Reload the page, or order by phone.',
  reload: 'Reload the page',
  call: 'Call {phone}',
  chat: 'Chat on WhatsApp',
} as const;
