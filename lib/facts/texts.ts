import { about as aboutText } from '@/data/about';
import { faq as questions } from '@/data/faq';
import { pages as pageTexts } from '@/data/pages';
import { sizeGuides } from '@/data/size-guide';
import { whyChoose as reasons } from '@/data/why-choose';
import { pageTextsWords as plain } from '@/words/page-texts';
import { filled } from './facts';

/* What the owner says on the pages, with the facts that the texts name. */

/** Whether the shop has a guide to the sizes of any of its goods. */
export const hasSizeGuide = sizeGuides.length > 0;
/** The pages with the owner's texts, and in plain words what the owner leaves out. */
export const pages = filled({
  home: { ...plain.home, ...pageTexts.home },
  shop: { ...plain.shop, ...pageTexts.shop },
  about: { ...plain.about, ...pageTexts.about },
  contact: { ...plain.contact, ...pageTexts.contact },
  sizeGuide: {
    ...(hasSizeGuide ? plain.sizeGuide : plain.noSizeGuide),
    ...(hasSizeGuide && pageTexts.sizeGuide),
  },
  order: { ...plain.order, ...pageTexts.order },
  delivery: { ...plain.delivery, ...pageTexts.delivery },
  returns: { ...plain.returns, ...pageTexts.returns },
  privacy: { ...plain.privacy, ...pageTexts.privacy },
});
const own = filled(aboutText);
/** What About says; in a sentence what a shop without a story is. */
export const about = {
  ...own,
  story: own.story.length > 0 ? own.story : [filled<string>(plain.story)],
};
export const faq = filled(questions);
export const whyChoose = filled(reasons);
