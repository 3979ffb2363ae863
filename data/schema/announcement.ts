import * as v from 'valibot';
import { literal } from '@/lib/format/marks';
import { day, factText, field, inTwoLanguages, optional, type Read, sampleMark } from './field';

/** The most letters of an announcement: two lines of a phone. */
export const mostLetters = 80;

const PAGE = `must be a page of the shop, such as ${literal("'/shop/'")} or ${literal("'/contact/'")}`;

/** A line above the bar of every page, for some days: data/announcement.ts. Without a text there is none. */
export const announcement = inTwoLanguages(['text'], {
  sample: sampleMark(),
  text: optional(
    field(v.pipe(factText(), v.maxLength(mostLetters, `must be ${mostLetters} letters or fewer`)), {
      title: 'Text',
      help: `One sentence of ${mostLetters} letters or fewer.`,
    }),
  ),
  page: optional(
    field(v.pipe(v.string(PAGE), v.regex(/^\/(?:[^/]+\/)*$/, PAGE)), {
      title: 'Leads to',
      help: "A page of the shop: '/shop/', '/contact/'.",
    }),
  ),
  first: optional(field(day(), { title: 'First day' })),
  last: optional(field(day(), { title: 'Last day', help: 'From the day after, it is gone.' })),
});

export type Announcement = Read<typeof announcement>;
