import { about as aboutText } from '@/data/about';
import { faq as questions } from '@/data/faq';
import { pages as pageTexts } from '@/data/pages';
import { whyChoose as reasons } from '@/data/why-choose';
import { filled } from './facts';

/* What the owner says on the pages, with the facts that the texts name. */

export const pages = filled(pageTexts);
export const about = filled(aboutText);
export const faq = filled(questions);
export const whyChoose = filled(reasons);
