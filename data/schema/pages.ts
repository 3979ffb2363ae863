import {
  day,
  factText,
  field,
  inTwoLanguages,
  optional,
  type Read,
  record,
  sampleMark,
} from './field';

/** What a page says of itself: on the page, in search results and where it is shared. */
const pageText = inTwoLanguages(['title', 'description', 'heading', 'lead', 'cardTitle'], {
  title: optional(
    field(factText(), {
      title: 'Title',
      help: "Without the shop's name, which is added: under 60 letters with it.",
    }),
  ),
  description: optional(field(factText(), { title: 'Description', control: 'lines' })),
  heading: optional(field(factText(), { title: 'Heading' })),
  lead: optional(field(factText(), { title: 'Below the heading', control: 'lines' })),
  cardTitle: optional(
    field(factText(), {
      title: 'Card',
      help: 'In large letters on the card of a shared link.',
    }),
  ),
  updated: optional(field(day(), { title: 'Changed', help: 'The day its words last changed.' })),
  sample: sampleMark(),
});

/** The pages that show neither one product nor one category: data/pages.ts. */
export const pages = record({
  home: optional(field(pageText, { title: 'Home' })),
  shop: optional(field(pageText, { title: 'Shop' })),
  about: optional(field(pageText, { title: 'About' })),
  contact: optional(field(pageText, { title: 'Contact' })),
  sizeGuide: optional(field(pageText, { title: 'Size guide' })),
  order: optional(field(pageText, { title: 'An order' })),
  delivery: optional(field(pageText, { title: 'Delivery' })),
  returns: optional(field(pageText, { title: 'Returns' })),
  privacy: optional(field(pageText, { title: 'Privacy' })),
});

export type Pages = Read<typeof pages>;
export type PageId = keyof Pages;
