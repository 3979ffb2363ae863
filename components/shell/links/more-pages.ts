import { hasSizeGuide } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';
import { pageWords } from '@/words/page';
import { sizeGuideWords } from '@/words/size-guide';

/** The size guide, where the shop has one. */
export const guidePages = hasSizeGuide
  ? [{ href: pagePaths.sizeGuide, name: sizeGuideWords.name }]
  : [];

/** The terms of delivery and of returns, a page each. */
export const termPages = [
  { href: pagePaths.delivery, name: pageWords.names.delivery },
  { href: pagePaths.returns, name: pageWords.names.returns },
];
