/** The addresses inside the shop, without the base path, of the pages and parts that links name. */
export const pagePaths = {
  home: '/',
  about: '/about/',
  contact: '/contact/',
  sizeGuide: '/size-guide/',
  /** The block of Home about delivery and returns. */
  shippingReturns: '/#shipping-returns',
} as const;
