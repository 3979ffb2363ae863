/** The page of a product. */
export const productPageWords = {
  details: 'Maelezo',
  material: 'Nyenzo',
  care: 'Utunzaji',
  fit: 'Inavyokaa',
  fits: {
    small: 'Ndogo',
    true: 'Kawaida',
    large: 'Kubwa',
  },
  sizes: 'Saizi',
  madeIn: 'Nchi',
  condition: 'Hali',
  conditions: { new: 'Mpya', refurbished: 'Imerekebishwa', used: 'Mtumba' },
  /** Where no day can be named. */
  deliveryIn: 'Utaipata ndani ya {time}',
  delivery: 'Usafirishaji na kurudisha',
  pictures: 'Picha',
  nthOf: '{number} kati ya {count}',
  showPicture: 'Picha {number} kati ya {count}',
  enlarge: 'Kuza: {picture}',
  deliveryFee: 'Usafirishaji ni {fee}, kulingana na mahali ulipo.',
  reviews: 'Maoni ya wateja',
  rated: '{rating} kati ya 5, kutoka kwa wateja {count}.',
  wrote: { one: 'Mmoja wao aliandika:', many: 'Baadhi yao waliandika:' },
  goesWith: 'Ivae na',
  related: 'Huenda ukapenda pia',
  moved: {
    title: 'Bidhaa hii imehamishwa',
    text: 'Sasa inaitwa {product}',
    link: 'Tazama {product}',
  },
} as const;
