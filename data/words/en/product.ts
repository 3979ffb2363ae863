/** Choosing and ordering a product, on its page and in its dialog. */
export const productWords = {
  size: 'Size',
  /** Under a size an age is on one line, so its unit is short. */
  ageUnits: {
    months: { whole: 'months', short: 'm' },
    years: { whole: 'years', short: 'y' },
  },
  soldOutSize: '{size}, sold out',
  sizesLeft: '{size}, {count} left',
  sizeSoldOut: 'Size {size} is sold out.',
  noSize: 'There is no size {size} here.',
  onlyLeft: 'Only {count} left in size {size}.',
  askWhenBack: 'Ask when it will be back',
  askWhenSizeBack: 'Ask when size {size} will be back',
  question: 'Other size, or a question?',
  /** Of a product whose picture is drawn. */
  questionOfDrawn: 'Want a photo or another size? Have a question?',
  /** Beside a drawn picture. */
  drawn: 'Illustration',
  ask: 'Ask about this',
  chooseSize: 'Please select a size first!',
  quantity: 'Quantity',
  increase: 'Increase quantity',
  decrease: 'Decrease quantity',
  most: 'You can order up to {count} at a time.',
  sum: '{count} for {sum}',
  add: 'Add to Cart',
  added: 'Item added to cart',
  addedUnsaved:
    'Item added to cart. This phone can’t save your cart. Order before you close the page.',
  viewCart: 'View cart',
  /** In the notice of an added item: what was added, and the way to the cart. */
  addedItem: '{product}, size {size}',
  toCart: 'View cart',
  chat: 'Order via WhatsApp',
  call: 'Call to Order',
  wholePage: 'See the whole page',
  sizeGuide: 'Size guide',
  mySize: 'Your size: {size}',
  mySizeSoldOut: 'Your usual size {size} is sold out',
  mySizeNotMade: 'Not sold in your size {size}',
  forget: 'Change',
  forgetSize: 'Change size {size}',
  forgotten: 'Size {size} is no longer saved. Choose your usual size.',
} as const;
