import { about as aboutText } from '@/data/about';
import { faq as questions } from '@/data/faq';
import { pages as pageTexts } from '@/data/pages';
import type { PageId } from '@/data/schema/pages';
import { sizeGuides } from '@/data/size-guide';
import { whyChoose as reasons } from '@/data/why-choose';
import { keepTogether } from '@/lib/format/money';
import { langOf } from '@/lib/format/owners-text';
import { pageTextsWords as plain } from '@/words/page-texts';
import { filled } from './facts';
import { policies } from './policies';

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
  returns: { ...(policies.returns ? plain.returns : plain.noReturns), ...pageTexts.returns },
  privacy: { ...plain.privacy, ...pageTexts.privacy },
});

/** The attribute `lang` of a text of a page's owner: none where the text is in the language of the page. */
export function pageLang(page: PageId, name: 'heading' | 'lead'): { lang?: 'en' } {
  return langOf(pageTexts[page] ?? {}, name);
}

/** The same of the heading of a page and of what is below it. */
export function pageLangs(page: PageId) {
  return { title: pageLang(page, 'heading'), lead: pageLang(page, 'lead') };
}

const own = onPage(aboutText);
/** What About says; in a sentence what a shop without a story is. */
export const about = {
  ...own,
  story: own.story.length > 0 ? own.story : [onPage<string>(plain.story)],
  storyLang: own.story.length > 0 ? langOf(own, 'story') : {},
};
export const faq = onPage(questions);
export const whyChoose = onPage(reasons);

/** Texts that are read on a page and nowhere else: with their facts, and no sum on two lines. */
function onPage<T>(value: T): T {
  return withSumsTogether(filled(value));
}

function withSumsTogether<T>(value: T): T {
  if (typeof value === 'string') return keepTogether(value) as T;
  if (Array.isArray(value)) return value.map(withSumsTogether) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withSumsTogether(one)]),
  ) as T;
}
