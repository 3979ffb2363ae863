/** Today's offers on Home. */
export const carouselWords = {
  name: 'Ofa',
  role: 'onyesho linalozunguka',
  slideRole: 'slaidi',
  slide: '{number} kati ya {count}: {product}',
  start: 'Anza kuzungusha',
  stop: 'Acha kuzungusha',
  previous: 'Ofa iliyotangulia',
  next: 'Ofa inayofuata',
  chat: 'Agiza sasa',
  /** Unfolds the sizes of an offer, its quantity and the ways to order it. */
  choose: 'Chagua saizi',
} as const;
