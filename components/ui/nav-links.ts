import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { pageWords } from '@/words/page';

/** The shop's four pages and, last, the orders of a phone, in the order of the bar and of the footer. */
export const navLinks = [
  { href: pagePaths.home, name: pageWords.names.home },
  { href: shopPath, name: pageWords.names.shop },
  { href: pagePaths.about, name: pageWords.names.about },
  { href: pagePaths.contact, name: pageWords.names.contact },
  { href: pagePaths.order, name: pageWords.names.order },
] as const;
