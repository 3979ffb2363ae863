import * as v from 'valibot';
import {
  field,
  flag,
  judged,
  list,
  number,
  oneOf,
  optional,
  type Read,
  record,
  sampleMark,
  text,
} from './field';
import { accountMust, payNumberMust } from './pay-numbers';
import { mobile } from './shop';

const NAME = 'must be the name that M-Pesa shows';
const name = () => v.pipe(v.string(NAME), v.regex(/\S/, NAME));

function payNumber(whose: 'till' | 'paybill') {
  return v.pipe(
    v.string(({ input }) => payNumberMust(whose, input) ?? ''),
    judged((value) => payNumberMust(whose, value)),
  );
}

/** How customers pay: data/payments.ts. */
export const payments = record({
  sample: sampleMark(),
  mpesaNumber: optional(
    field(mobile(), {
      title: 'M-Pesa number',
      help: 'Money is sent to this number.',
      use: 'phone',
    }),
  ),
  mpesaName: optional(
    field(name(), {
      title: 'Name of the M-Pesa number',
      help: 'The name that M-Pesa shows for it before the money leaves: try it once and copy it letter for letter.',
      use: 'phone',
    }),
  ),
  paybill: optional(
    field(
      record({
        number: field(payNumber('paybill'), { title: 'Paybill', use: 'phone' }),
        account: field(
          v.pipe(
            v.string(({ input }) => accountMust(input) ?? ''),
            judged(accountMust),
          ),
          { title: 'Account', use: 'phone' },
        ),
        name: field(name(), {
          title: 'Name of the paybill',
          help: 'The name that M-Pesa shows for it.',
          use: 'phone',
        }),
        takesReference: optional(
          field(flag(), {
            title: 'Takes any account number',
            help: "A paybill of the shop does, one of a bank does not: the order's reference is then the account.",
            use: 'phone',
          }),
        ),
      }),
      { title: 'Paybill', help: 'Of a bank or of the shop.', use: 'phone' },
    ),
  ),
  till: optional(
    field(
      record({
        number: field(payNumber('till'), { title: 'Till', use: 'phone' }),
        name: field(name(), {
          title: 'Name of the till',
          help: 'The name that M-Pesa shows for it.',
          use: 'phone',
        }),
      }),
      {
        title: 'Till',
        help: 'Lipa na M-Pesa, Buy Goods: costs the customer nothing.',
        use: 'phone',
      },
    ),
  ),
  when: optional(
    field(oneOf(['now', 'confirmed']), {
      title: 'When customers pay',
      help: "'now': as soon as they have ordered and the sum is known, delivery included. 'confirmed', or none: after you have confirmed the order.",
      use: 'phone',
    }),
  ),
  ways: optional(
    field(list(oneOf(['till', 'paybill', 'delivery', 'mpesa', 'card'])), {
      title: 'Ways to pay, in order',
      one: 'way',
      help: "The order in which customers see them; 'delivery' is paying when it arrives, 'mpesa' your number. A way that is not named comes last.",
      use: 'phone',
    }),
  ),
  kesPerUsd: optional(
    field(
      v.pipe(
        number('must be a number above 0'),
        v.check((rate) => rate > 0, 'must be a number above 0'),
      ),
      { title: 'Shillings to one US dollar', help: 'For card payment.', use: 'phone' },
    ),
  ),
  purchase: optional(
    field(text(), {
      title: 'What PayPal calls an order',
      help: "What PayPal calls an order: 'Shoe purchase'. Without it: what the shop sells.",
      use: 'phone',
    }),
  ),
});

export type Payments = Read<typeof payments>;
