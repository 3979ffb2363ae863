/** The buttons above the products of a shelf. */
export const shelfWords = {
  name: 'Chuja na upange',
  size: 'Saizi',
  price: 'Bei',
  colour: 'Rangi',
  kind: 'Aina',
  sort: 'Panga',
  notLoaded: 'Sehemu ya kuchuja haikufunguka. Jaribu tena, au tazama bidhaa zote hapa chini.',
} as const;
