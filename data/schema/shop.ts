import * as v from 'valibot';
import { literal } from '@/lib/format/marks';
import { isMobile, isPhone } from '@/lib/format/phone';
import {
  count,
  factText,
  field,
  inTwoLanguages,
  judged,
  list,
  oneOf,
  optional,
  type Read,
  sampleMark,
  slug,
  text,
} from './field';
import { sharedSteps } from './price-steps';

const PHONE = `must be a Kenyan phone number, such as ${literal("'0712 345 678'")}`;
const MOBILE = `must be a Kenyan mobile number, such as ${literal("'0712 345 678'")}`;
const PREFIX = 'must be two to six capital letters';

/** A Kenyan number of a mobile phone in any usual form. */
export function mobile() {
  return v.pipe(
    v.string(MOBILE),
    v.check((value) => isMobile(value), MOBILE),
  );
}

/** The same, or a landline's. */
function phone() {
  return v.pipe(
    v.string(PHONE),
    v.check((value) => isPhone(value), PHONE),
  );
}

const UNIT = /(?:\b|\d)(?:min(?:ute)?s?|h(?:ou)?rs?|h|days?|weeks?|dakika|saa|masaa|siku|wiki)\b/i;
const LENGTH =
  /\d|\b(?:an?|the|one|two|three|four|five|six|seven|eight|ten|twelve|half|few)\b|\b(?:min(?:ute)?|h(?:ou)?r|day|week)s\b|\b(?:dakika|saa|masaa|siku|wiki)\s+\S/i;

/** What the time within which a message is answered must be; undefined for a right one. */
function replyMust(value: string): string | undefined {
  if (UNIT.test(value) && LENGTH.test(value)) return undefined;
  return `must be a length of time, such as ${literal("'2 hours'")}, as pages say "within" before it`;
}

/** The shop itself: data/shop.ts. */
export const shop = inTwoLanguages(['sells', 'searchExample', 'tagline', 'replyWithin'], {
  sample: sampleMark(),
  id: field(slug('must be lower-case letters, digits and hyphens'), {
    title: 'Id',
    help: 'The key under which a phone keeps its cart; nobody sees it. It may stay when the name changes: with another one, carts that are filled today are lost.',
    use: 'phone',
  }),
  name: field(text(), {
    title: 'Name',
    help: 'Titles, messages, hashtags and shared texts take it from here.',
    use: 'phone',
  }),
  registeredName: optional(
    field(text(), {
      title: 'Registered name',
      help: 'The name under which the business is registered, where it is another: at the end of every page, on orders, and for search engines.',
      use: 'phone',
    }),
  ),
  registration: optional(
    field(text(), {
      title: 'Registration number',
      help: "As it is written on the certificate: 'BN-AB12CD3'. Shown with the registered name.",
      use: 'phone',
    }),
  ),
  languages: optional(
    field(list(oneOf(['sw'], 'sw, as English is there by itself')), {
      title: 'Further languages',
      help: "What the shop can be read in beside English: ['sw'], Kiswahili.",
      form: 'What the shop can be read in beside English. Kiswahili is sw.',
    }),
  ),
  sells: field(text(), {
    title: 'What it sells',
    help: "In a few words, as they begin a sentence: 'Clothes and shoes'. Greetings, and pages without texts of their own, say it.",
    use: 'phone',
  }),
  searchExample: optional(
    field(text(), {
      title: 'Example of a search',
      help: "In the empty field of the search: 'Shoes, red, size 42'.",
      use: 'phone',
    }),
  ),
  tagline: optional(
    field(factText(), {
      title: 'What it is',
      help: 'In a few words, after its name.',
    }),
  ),
  phone: field(phone(), {
    title: 'Phone',
    help: 'Calls and WhatsApp. Any usual Kenyan form: 0712…, +254 712…, 254712…, 020…',
    use: 'phone',
  }),
  whatsapp: optional(
    field(mobile(), {
      title: 'WhatsApp',
      help: 'Where it is another number than the phone, or the phone is a landline.',
      use: 'phone',
    }),
  ),
  secondPhone: optional(field(phone(), { title: 'Second phone' })),
  replyWithin: field(v.pipe(text(), judged(replyMust)), {
    title: 'Replies within',
    help: 'How soon a message is answered.',
    use: 'phone',
  }),
  wholesaleAbove: optional(
    field(count(), {
      title: 'Wholesale above',
      help: 'An order of more than this many items asks for the wholesale price.',
      use: 'phone',
    }),
  ),
  wholesale: optional(
    field(sharedSteps(), {
      title: 'Wholesale',
      help: 'The price of one of any product from a number of items on: [{ from: 6, percentOff: 10 }]. All of them count together. A category or a product may have its own.',
      form: 'The price of one of any product from a number of items on: a price, or a percentage less. All of them count together. A category or a product may have its own.',
      one: 'step',
      use: 'phone',
    }),
  ),
  orderPrefix: field(v.pipe(v.string(PREFIX), v.regex(/^[A-Z]{2,6}$/, PREFIX)), {
    title: "Orders' letters",
    help: "An order's reference begins with it, 'MVZ-7K2Q1': two to six capital letters.",
    use: 'phone',
  }),
});

export type Shop = Read<typeof shop>;
