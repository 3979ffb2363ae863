import { factText, field, list, type Read, record, sampleMark, text } from './field';

const titledText = record({
  title: field(factText(), { title: 'Title' }),
  text: field(factText(), { title: 'Text', control: 'lines' }),
  sample: sampleMark(),
});

/** A figure of the page About. */
const aboutFigure = record({
  value: field(text(), { title: 'Figure' }),
  label: field(text(), { title: 'Of what' }),
  sample: sampleMark(),
});

/** The page About: data/about.ts. */
export const about = record({
  sample: sampleMark(),
  story: field(list(field(factText(), { title: 'Paragraph', control: 'lines' })), {
    title: 'Story',
    help: 'A paragraph each.',
    one: 'paragraph',
  }),
  figures: field(list(aboutFigure), { title: 'Figures', one: 'figure' }),
  values: field(list(titledText), { title: 'What the shop holds to', one: 'value' }),
});

/** Why Choose on Home: data/why-choose.ts. */
export const whyChoose = list(titledText);

export type About = Read<typeof about>;
export type TitledText = Read<typeof titledText>;
export type WhyChoose = readonly TitledText[];
