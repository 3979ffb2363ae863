import * as v from 'valibot';
import {
  factText,
  field,
  flag,
  type InTwo,
  inTwoLanguages,
  list,
  optional,
  payableKes,
  type Read,
  sampleMark,
  wholeNumber,
  yesOrNo,
} from './field';

/** Where an order can go. */
const deliveryArea = inTwoLanguages(['name', 'means', 'time'], {
  name: field(factText(), {
    title: 'Area',
    help: 'As the cart and the message name it; no two areas share a name.',
    use: 'phone',
  }),
  feeKes: field(
    v.pipe(wholeNumber('must be a whole number of shillings, 0 for free'), payableKes()),
    {
      title: 'Fee',
      help: 'Whole shillings; 0 for free.',
      use: 'phone',
    },
  ),
  means: field(factText(), {
    title: 'How it gets there',
    help: 'Such as: By rider.',
    use: 'phone',
  }),
  time: field(factText(), {
    title: 'When it arrives',
    help: 'Such as: 1–2 business days.',
    use: 'phone',
  }),
  payOnDelivery: field(yesOrNo(), {
    title: 'Pay on delivery',
    help: 'Whether the shopper may pay when it arrives.',
    use: 'phone',
  }),
  pickUp: optional(
    field(flag(), {
      title: 'Collected',
      help: 'The shopper collects it: no place is asked for.',
      use: 'phone',
    }),
  ),
  anyTown: optional(
    field(flag(), {
      title: 'Any town',
      help: 'The place that the shopper writes is the town itself: the message names it in place of the area.',
      use: 'phone',
    }),
  ),
  sample: sampleMark(),
});

/** Where an order goes and what that costs, in the order in which the cart offers it: data/delivery.ts. */
export const deliveryAreas = list(deliveryArea);

export type DeliveryArea = InTwo<Read<typeof deliveryArea>>;
export type DeliveryAreas = readonly DeliveryArea[];
