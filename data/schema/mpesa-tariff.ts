import * as v from 'valibot';
import { either } from '@/lib/format/marks';
import { count, day, field, list, type Read, record, sampleMark, wholeNumber } from './field';

const BANDS = `must be a list${either(' such as [{ upToKes: 1000, costKes: 13 }]', '')}`;

/** What M-Pesa asks of a customer who sends money: data/mpesa-tariff.ts. */
export const mpesaTariff = record({
  sample: sampleMark(),
  checked: field(day(), {
    title: 'Compared',
    help: 'The day on which it was compared with the published table. Once it is a year ago the cart shows no cost.',
    use: 'phone',
  }),
  bands: field(
    v.pipe(
      list(
        record({
          upToKes: field(count('must be a whole number above 0, without cents'), {
            title: 'Up to',
          }),
          costKes: field(wholeNumber('must be a whole number, 0 or more'), { title: 'Costs' }),
        }),
        BANDS,
      ),
      v.minLength(1, BANDS),
    ),
    {
      title: 'Bands',
      help: 'Sending up to `upToKes` costs `costKes`: whole shillings, the smallest sum first.',
      form: 'What sending up to a sum costs: whole shillings, the smallest sum first.',
      one: 'band',
      use: 'phone',
    },
  ),
});

export type MpesaTariff = Read<typeof mpesaTariff>;
