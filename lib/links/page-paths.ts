/** The addresses inside the shop, without the base path, of the pages and parts that links name. */
export const pagePaths = {
  home: '/',
  about: '/about/',
  contact: '/contact/',
  sizeGuide: '/size-guide/',
  delivery: '/delivery/',
  returns: '/returns/',
  privacy: '/privacy/',
  /** An order or a cart in the part after '#'; without one, the orders of this phone. */
  order: '/order/',
  /** What is shown without a network for a page that was never opened. */
  offline: '/offline/',
  /** The questions of Contact. */
  questions: '/contact/#faq',
  /** The block of Home about delivery and returns. */
  shippingReturns: '/#shipping-returns',
} as const;

/** The place of the size guide on a product's page, which an address with it opens. */
export const sizeGuideFragment = 'size-guide';
