import { shopPath } from '@/lib/catalogue/shop-paths';
import { words } from '@/lib/words/words';

/** The shop's four pages, in the order of the bar and of the footer. */
export const navLinks = [
  { href: '/', name: words.pages.home },
  { href: shopPath, name: words.pages.shop },
  { href: '/about/', name: words.pages.about },
  { href: '/contact/', name: words.pages.contact },
] as const;
