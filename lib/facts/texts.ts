import { about as aboutText } from '@/data/about';
import { faq as questions } from '@/data/faq';
import { pages as pageTexts } from '@/data/pages';
import type { TitledText } from '@/data/schema/about';
import type { PageId } from '@/data/schema/pages';
import { sizeGuides } from '@/data/size-guide';
import { whyChoose as reasons } from '@/data/why-choose';
import { keepTogether } from '@/lib/format/money';
import { type MarkedText, ownersText } from '@/lib/format/owners-text';
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

/** The heading of a page, or what is below it, by the owner or else in plain words. */
export function pageText<P extends PageId, N extends 'heading' | 'lead'>(
  page: P,
  name: N,
): MarkedText<(typeof pages)[P][N]> {
  return { ...ownersText(pageTexts[page] ?? {}, name), text: pages[page][name] };
}

const own = onPage(aboutText);
/** What About says; in a sentence what a shop without a story is. */
export const about = {
  ...own,
  story: own.story.length > 0 ? ownersText(own, 'story') : { text: [onPage<string>(plain.story)] },
  values: own.values.map(titled),
};
export const faq = onPage(questions);
export const whyChoose = onPage(reasons).map((reason) => ({
  ...titled(reason),
  page: reason.page,
}));

function titled(record: TitledText) {
  return { title: ownersText(record, 'title'), text: ownersText(record, 'text') };
}

/** Texts that are read on a page and nowhere else: with their facts, and no sum and no day on two lines. */
function onPage<T>(value: T): T {
  return keptTogether(filled(value));
}

function keptTogether<T>(value: T): T {
  if (typeof value === 'string') return keepTogether(value) as T;
  if (Array.isArray(value)) return value.map(keptTogether) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, keptTogether(one)]),
  ) as T;
}
