import { shopPath } from '@/lib/catalogue/shop-paths';
import { pagePaths } from '@/lib/site/page-paths';
import { words } from '@/lib/words/words';

/** The shop's four pages and, last, the orders of a phone, in the order of the bar and of the footer. */
export const navLinks = [
  { href: pagePaths.home, name: words.pages.home },
  { href: shopPath, name: words.pages.shop },
  { href: pagePaths.about, name: words.pages.about },
  { href: pagePaths.contact, name: words.pages.contact },
  { href: pagePaths.order, name: words.pages.order },
] as const;
