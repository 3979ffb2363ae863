/** Shop and the page of a category. */
export const shopWords = {
  contactBanner: {
    title: 'Not sure about the size?',
    text: 'Ask us. {wholesale}.',
    /** Of a shop without wholesale. */
    textOfRetail: 'Ask us before you order.',
    contact: 'Contact Us',
  },
  listing: {
    previous: 'Previous products',
    more: 'More products',
    shown: 'Showing {first} to {last} of {total}',
    firstPage: 'Go to the first page',
  },
  noProducts: {
    title: 'No products found',
    text: 'Choose another category above, or {link}: {mayHave}.',
    link: 'ask us on WhatsApp',
    all: 'Show all products',
  },
} as const;
