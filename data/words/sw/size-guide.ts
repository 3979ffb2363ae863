/** Size guides. */
export const sizeGuideWords = {
  name: 'Size guide',
  all: 'All size guides',
  /** On the picture of a link to the page. */
  onCard: 'cm, EU, UK',
  sections: 'Guides',
  howTo: 'How to measure',
  inCm: '{title}, cm',
  range: '{from}–{to}',
  /** The name of a table. */
  sizesOf: 'Sizes: {title}',
  inStock: 'in stock',
  /** Below the table of a product's page. */
  marked: '= in stock',
  fits: {
    small: 'Fits small. Take one size up.',
    true: 'True to size. Take your usual size.',
    large: 'Fits large. Take one size down.',
  },
  between: {
    larger: 'Between two sizes? Take the larger one.',
    smaller: 'Between two sizes? Take the smaller one.',
  },
  /** What each drawing shows. */
  figures: {
    foot: 'A foot from above, with a line from the heel to the longest toe.',
    child: 'A child, with a line from the top of the head to the floor and one below the foot.',
    body: 'A person with one tape around the chest and one around the waist.',
    waistband: 'Trousers with one tape around the band and one around the hips.',
  },
} as const;
