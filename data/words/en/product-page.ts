/** The page of a product. */
export const productPageWords = {
  details: 'Details',
  material: 'Material',
  care: 'Care',
  fit: 'Fit',
  fits: {
    small: 'Smaller than usual',
    true: 'True to size',
    large: 'Larger than usual',
  },
  sizes: 'Sizes',
  madeIn: 'Made in',
  condition: 'Condition',
  conditions: { new: 'New', refurbished: 'Restored', used: 'Second-hand' },
  /** Where no day can be named. */
  deliveryIn: 'With you in {time}',
  delivery: 'Delivery and returns',
  pictures: 'Pictures',
  nthOf: '{number} of {count}',
  showPicture: 'Picture {number} of {count}',
  enlarge: 'Enlarge: {picture}',
  deliveryFee: 'Delivery is {fee}, depending on where you are.',
  reviews: 'What customers say',
  rated: '{rating} out of 5, from {count} customers.',
  wrote: { one: 'One of them wrote:', many: 'Some of them wrote:' },
  goesWith: 'Wear it with',
  related: 'You may also like',
  moved: {
    title: 'This product has a new name',
    text: 'It is now called {product}',
    link: 'Go to {product}',
  },
} as const;
