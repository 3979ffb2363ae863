import * as v from 'valibot';
import { factText, field, inTwoLanguages, list, type Read, sampleMark } from './field';

const WORD = 'must be a word';

/** What is sent when someone shares the shop: data/sharing.ts. */
export const sharing = inTwoLanguages(['message'], {
  sample: sampleMark(),
  message: field(factText(), { title: 'Message', use: 'phone', control: 'lines' }),
  hashtags: field(list(v.pipe(factText(WORD), v.regex(/[\p{L}\d]/u, WORD))), {
    title: 'Hashtags',
    one: 'hashtag',
    help: 'In one word each: what is no letter and no digit is left out.',
    use: 'phone',
  }),
});

export type Sharing = Read<typeof sharing>;
