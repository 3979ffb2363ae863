/** Today's offers on Home. */
export const carouselWords = {
  name: 'Offers',
  role: 'carousel',
  slideRole: 'slide',
  slide: '{number} of {count}: {product}',
  start: 'Start rotation',
  stop: 'Stop rotation',
  previous: 'Previous offer',
  next: 'Next offer',
  chat: 'Order Now',
  /** Unfolds the sizes of an offer, its quantity and the ways to order it. */
  choose: 'Choose size',
} as const;
