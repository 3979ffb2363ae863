import {
  factText,
  field,
  inTwoLanguages,
  list,
  oneOf,
  optional,
  type Read,
  sampleMark,
  text,
} from './field';

const titleAndText = {
  title: field(factText(), { title: 'Title' }),
  text: field(factText(), { title: 'Text', control: 'lines' }),
  sample: sampleMark(),
};

const titledText = inTwoLanguages(['title', 'text'], titleAndText);

/** A reason to choose the shop. */
const reason = inTwoLanguages(['title', 'text'], {
  ...titleAndText,
  page: optional(
    field(oneOf(['shop', 'delivery', 'returns', 'questions', 'contact', 'about']), {
      title: 'Page',
      help: 'The page that says more, to which the title leads: shop, delivery, returns, questions, contact or about.',
      form: 'The page that says more, to which the title leads.',
    }),
  ),
});

/** A figure of the page About. */
const aboutFigure = inTwoLanguages(['value', 'label'], {
  value: field(text(), { title: 'Figure' }),
  label: field(text(), { title: 'Of what' }),
  sample: sampleMark(),
});

/** The people whom customers buy from. */
const people = inTwoLanguages(['says'], {
  names: field(text(), { title: 'Names', help: 'As customers know them.' }),
  says: optional(
    field(factText(), {
      title: 'What they do',
      help: "In one line: 'We answer your messages and pack your order.'",
      control: 'lines',
    }),
  ),
});

/** The page About: data/about.ts. */
export const about = inTwoLanguages(['story'], {
  sample: sampleMark(),
  people: optional(
    field(people, {
      title: 'Who you buy from',
      help: 'Shown on About, Contact and Home, beside the photo `people` of scenes.ts where it is there.',
      form: 'Shown on About, Contact and Home, beside the photo of the people where it is there.',
    }),
  ),
  story: field(list(field(factText(), { title: 'Paragraph', control: 'lines' })), {
    title: 'Story',
    help: 'A paragraph each.',
    one: 'paragraph',
  }),
  figures: field(list(aboutFigure), { title: 'Figures', one: 'figure' }),
  values: field(list(titledText), { title: 'What the shop stands for', one: 'value' }),
});

/** Why Choose on Home: data/why-choose.ts. */
export const whyChoose = list(reason);

export type About = Read<typeof about>;
export type TitledText = Read<typeof titledText>;
export type WhyChoose = Read<typeof whyChoose>;
