import { hasSizeGuide } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';
import { pageWords } from '@/words/page';
import { sizeGuideWords } from '@/words/size-guide';

/** The pages that the bar of a wide screen leaves to the menu and the footer. */
export const morePages = [
  ...(hasSizeGuide ? [{ href: pagePaths.sizeGuide, name: sizeGuideWords.name }] : []),
  { href: pagePaths.delivery, name: pageWords.names.delivery },
  { href: pagePaths.returns, name: pageWords.names.returns },
];
