import { factText, field, flag, list, optional, type Read, record, text } from './field';

const titledText = record({
  title: field(factText(), { title: 'Title' }),
  text: field(factText(), { title: 'Text' }),
});

/** A figure of the page About. */
const aboutFigure = record({
  value: field(text(), { title: 'Figure' }),
  label: field(text(), { title: 'Of what' }),
  sample: optional(
    field(flag(), {
      help: "Invented: the build lists it. Remove the line when the figure is the shop's own.",
      use: 'sample',
    }),
  ),
});

/** The page About: data/about.ts. */
export const about = record({
  story: field(list(factText()), { title: 'Story', help: 'A paragraph each.' }),
  figures: field(list(aboutFigure), { title: 'Figures' }),
  values: field(list(titledText), { title: 'What the shop holds to' }),
});

/** Why Choose on Home: data/why-choose.ts. */
export const whyChoose = list(titledText);

export type About = Read<typeof about>;
export type AboutFigure = Read<typeof aboutFigure>;
export type TitledText = Read<typeof titledText>;
export type WhyChoose = readonly TitledText[];
