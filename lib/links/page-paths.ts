/** The page that lists every product. */
export const shopPath = '/shop/';

/** The addresses inside the shop, without the base path, of the pages and parts that links name. */
export const pagePaths = {
  home: '/',
  shop: shopPath,
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

/**
 * The path of an address with one slash where it has several in a row, as most hosts read it: '//shop/' →
 * '/shop/'. A path that begins with two is taken for another host's address wherever a page names it.
 */
export function wholePath(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}

/** Whether an address is a site's first page, and so no page of the shop's own there. */
export function isFrontPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === '/';
}
