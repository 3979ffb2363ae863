import * as v from 'valibot';
import { minutesOf } from '@/lib/format/kenyan-time';
import { literal } from '@/lib/format/marks';
import {
  count,
  factText,
  field,
  type InTwo,
  inTwoLanguages,
  optional,
  type Read,
  record,
  sampleMark,
  wholeNumber,
} from './field';

const TIME = `must be a time such as ${literal("'3pm'")} or ${literal("'2:30pm'")}`;

const IN_WORDS = `must have {from} and {to}, such as ${literal("'{from}–{to} business days'")}`;

const ONLY_THOSE = 'must have no name in braces but {from} and {to}';

const days = record({
  from: field(wholeNumber(), { title: 'From' }),
  to: field(wholeNumber(), { title: 'To' }),
});

/** What may be said in Kiswahili too. */
const policiesTexts = [
  'dispatchPlaces',
  'sameDayDispatch',
  'deliveryTime',
  'returns',
  'shippingFee',
  'refund',
  'returnCost',
  'notReturned',
  'quickDelivery',
  'wholesale',
] as const;

/** What the shop promises: data/policies.ts. */
export const policies = inTwoLanguages(policiesTexts, {
  sample: sampleMark(),
  dispatchBefore: optional(
    field(
      v.pipe(
        v.string(TIME),
        v.check((time) => minutesOf(time) !== undefined, TIME),
      ),
      {
        title: 'Leaves on the same day before',
        help: "Until when an order leaves on the same day, in Kenyan time: '3pm', '2:30pm'.",
      },
    ),
  ),
  dispatchPlaces: optional(field(factText(), { title: 'Where it does' })),
  sameDayDispatch: optional(field(factText(), { title: 'Same-day dispatch', control: 'lines' })),
  deliveryDays: optional(
    field(
      record({
        home: field(days, { title: 'On Home' }),
        aboutAndFaq: field(days, { title: 'On About and in the questions' }),
      }),
      {
        title: 'Days until an order arrives',
        help: 'Business days: those on which the shop is open. A delivery area has one of the two times; where none is known, the later one is promised.',
      },
    ),
  ),
  deliveryTime: optional(
    field(
      v.pipe(
        v.string(IN_WORDS),
        v.regex(/\{from\}.*\{to\}/, IN_WORDS),
        v.check((text) => !/\{(?!(?:from|to)\})\w+\}/.test(text), ONLY_THOSE),
      ),
      { title: 'Those days in words', help: "'{from}–{to} business days'." },
    ),
  ),
  returns: optional(
    field(
      record({
        home: field(factText(), { title: 'On Home' }),
        faq: field(factText(), { title: 'In the questions' }),
      }),
      { title: 'Returns' },
    ),
  ),
  shippingFee: optional(
    field(factText(), {
      title: 'What delivery costs',
      help: 'Where it names two sums, each fee of data/delivery.ts is between them, or 0.',
      form: 'Where it names two sums, the fee of each delivery area is between them, or 0.',
    }),
  ),
  refund: optional(field(factText(), { title: 'How soon money is returned' })),
  returnCost: optional(
    field(factText(), {
      title: 'Who pays the way back',
      help: 'In a sentence: You pay the rider who brings it to us.',
      control: 'lines',
    }),
  ),
  notReturned: optional(
    field(factText(), {
      title: 'What cannot be returned',
      help: 'As it ends the sentence “We do not take back”: underwear and socks.',
    }),
  ),
  quickDelivery: optional(field(factText(), { title: 'Quick delivery', control: 'lines' })),
  wholesale: optional(field(factText(), { title: 'Wholesale', control: 'lines' })),
  freeDeliveryFromKes: optional(
    field(count(), {
      title: 'Free delivery from',
      help: 'An order of this sum in whole shillings, or more, is delivered free.',
      use: 'phone',
    }),
  ),
});

export type Policies = InTwo<Read<typeof policies>>;
