/** The buttons above the products of a shelf. */
export const shelfWords = {
  name: 'Chuja na upange',
  size: 'Saizi',
  price: 'Bei',
  colour: 'Rangi',
  kind: 'Aina',
  /** Of a category: the link beside those to its kinds. */
  allKinds: 'Zote',
  sort: 'Panga',
  notLoaded: 'Sehemu ya kuchuja haikufunguka. Jaribu tena, au tazama bidhaa zote hapa chini.',
} as const;
