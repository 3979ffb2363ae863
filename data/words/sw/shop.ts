/** Shop and the page of a category. */
export const shopWords = {
  contactBanner: {
    title: 'Not sure about the size?',
    text: 'Tell us the size you wear now and we’ll tell you which to take.',
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
    all: 'See all products',
  },
} as const;
