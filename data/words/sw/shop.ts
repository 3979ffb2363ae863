/** Shop and the page of a category. */
export const shopWords = {
  contactBanner: {
    title: 'Huna uhakika na saizi?',
    text: 'Tuambie saizi unayovaa sasa, nasi tutakuambia uchukue ipi.',
    contact: 'Wasiliana nasi',
  },
  listing: {
    previous: 'Bidhaa zilizotangulia',
    more: 'Bidhaa zaidi',
    shown: 'Bidhaa {first} hadi {last} kati ya {total}',
    firstPage: 'Nenda ukurasa wa kwanza',
  },
  noProducts: {
    title: 'Hatujapata bidhaa',
    text: 'Chagua aina nyingine hapo juu, au {link}: {mayHave}.',
    link: 'tuulize kwa WhatsApp',
    all: 'Tazama bidhaa zote',
  },
} as const;
