import { social } from '@/data/schema/social';
import type { ShopData } from '@/lib/data-modules/shop-files.build';
import { capitalised } from '@/lib/format/fill-text';
import { openingHoursOf } from '@/lib/format/written-hours';
import { readDecimal, readWhole, readYes } from '@/lib/format/written-value';
import { judge } from '@/tools/owner/check/judge';
import { isNobodys } from '@/tools/owner/check/placeholders';
import { slugOf } from '@/tools/owner/sheet/names';

/** Something that an owner is asked, and where the answer goes. */
export interface Question {
  /** The beginning of a line of answers. */
  name: string;
  asks: string;
  example: string;
  /** A shop cannot be without it. */
  needed?: true;
  /** May be answered several times. */
  several?: true;
  /** Whether a shop has it. */
  isKnown: (shop: ShopData) => boolean;
  /** The shop with this answer. Throws an `AnswerFault`. */
  put: (shop: ShopData, answer: string) => ShopData;
  /** The file of data/ and the field that the answer fills in. */
  fills: readonly string[];
}

/** An answer that cannot be read: what it must be. */
export class AnswerFault extends Error {}

/** The questions about a new shop, in their order. */
export const questions: readonly Question[] = [
  {
    name: 'Name',
    asks: 'What is the shop called?',
    example: "Achieng's Dresses",
    needed: true,
    isKnown: ({ shop }) => !shop.sample,
    put: (data, name) => {
      const id = slugOf(name);
      if (id === '') throw new AnswerFault('must have letters or digits');
      return withShop(data, { name, id, orderPrefix: lettersOf(name) });
    },
    fills: ['shop.ts name', 'shop.ts id', 'shop.ts orderPrefix'],
  },
  {
    name: 'Sells',
    asks: 'What does it sell? In a few words, as they begin a sentence.',
    example: 'Dresses and scarves',
    needed: true,
    isKnown: ({ shop }) => !shop.sample,
    put: (data, answer) => {
      const { sample: _, ...shop } = data.shop;
      // Headings and sentences begin with it.
      const sells = capitalised(answer);
      return { ...data, shop: { ...shop, sells, tagline: '{sells} from {town}' } };
    },
    fills: ['shop.ts sells', 'shop.ts tagline'],
  },
  {
    name: 'Phone',
    asks: 'Which number do customers call?',
    example: '0712 345 678',
    isKnown: ({ shop }) => !isNobodys(shop.phone),
    put: (data, phone) => withShop(data, { phone }),
    fills: ['shop.ts phone'],
  },
  {
    name: 'WhatsApp',
    asks: 'Is WhatsApp on another number?',
    example: '0700 000 222',
    isKnown: ({ shop }) => shop.whatsapp !== undefined,
    put: (data, whatsapp) => withShop(data, { whatsapp }),
    fills: ['shop.ts whatsapp'],
  },
  {
    name: 'Replies within',
    asks: 'How soon do you answer a message? Left out: 24 hours.',
    example: '2 hours',
    isKnown: ({ shop }) => !shop.sample,
    put: (data, answer) =>
      withShop(data, { replyWithin: answer.replace(/^(?:within|in)\s+/i, '') }),
    fills: ['shop.ts replyWithin'],
  },
  {
    name: 'Town',
    asks: 'In which town is the shop, or from which town does it send?',
    example: 'Nyeri',
    isKnown: ({ address }) => !address.sample,
    put: (data, town) => {
      const { sample: _, ...address } = data.address;
      return { ...data, address: { ...address, town } };
    },
    fills: ['address.ts town', 'address.ts'],
  },
  {
    name: 'County',
    asks: 'In which county?',
    example: 'Nyeri County',
    isKnown: ({ address }) => address.county !== undefined,
    put: (data, county) => ({ ...data, address: { ...data.address, county } }),
    fills: ['address.ts county'],
  },
  {
    name: 'Place',
    asks: 'Do customers come to a stall or a shop, or is it online? stall, shop or online.',
    example: 'shop',
    isKnown: ({ address }) => address.place !== undefined,
    put: (data, answer) => {
      const place = (['stall', 'shop', 'online'] as const).find(
        (one) => one === answer.toLowerCase(),
      );
      if (!place) throw new AnswerFault('must be stall, shop or online');
      return { ...data, address: { ...data.address, place } };
    },
    fills: ['address.ts place'],
  },
  {
    name: 'Street',
    asks: 'Where do customers find it? Street, building, number.',
    example: 'Shop 4, Kimathi Way',
    isKnown: ({ address }) => address.street !== undefined,
    put: (data, street) => ({ ...data, address: { ...data.address, street } }),
    fills: ['address.ts street'],
  },
  {
    name: 'Hours',
    asks: 'When is it open? The days and the hours.',
    example: 'Mon–Sat 9AM–7PM; Sun 10AM–2PM',
    isKnown: ({ visit }) => visit.openingHours !== undefined,
    put: (data, answer) => {
      const openingHours = openingHoursOf(answer);
      if (!openingHours) throw new AnswerFault('must be days, each with its hours');
      return { ...data, visit: { ...data.visit, openingHours } };
    },
    fills: ['visit.ts openingHours'],
  },
  {
    name: 'Till',
    asks: 'A till of Lipa na M-Pesa? Its number, and the name that M-Pesa shows.',
    example: '5123456, ACHIENG DRESSES',
    isKnown: ({ payments }) => payments.till !== undefined,
    put: (data, answer) => {
      const [number, name] = parts(answer, 'the number and the name', 2);
      return { ...data, payments: { ...data.payments, till: { number, name } } };
    },
    fills: ['payments.ts till'],
  },
  {
    name: 'Paybill',
    asks: 'A paybill? Its number, the account, and the name that M-Pesa shows.',
    example: '123456, 0110123456, ACHIENG DRESSES',
    isKnown: ({ payments }) => payments.paybill !== undefined,
    put: (data, answer) => {
      const [number, account, name] = parts(answer, 'the number, the account and the name', 3);
      return { ...data, payments: { ...data.payments, paybill: { number, account, name } } };
    },
    fills: ['payments.ts paybill'],
  },
  {
    name: 'M-Pesa',
    asks: 'A number that customers send money to? The number, and the name that M-Pesa shows.',
    example: '0712 345 678, ACHIENG OTIENO',
    isKnown: ({ payments }) => payments.mpesaNumber !== undefined,
    put: (data, answer) => {
      const [mpesaNumber, mpesaName] = parts(answer, 'the number and the name', 2);
      return { ...data, payments: { ...data.payments, mpesaNumber, mpesaName } };
    },
    fills: ['payments.ts mpesaNumber', 'payments.ts mpesaName'],
  },
  {
    name: 'PayPal',
    asks: 'Cards and PayPal? Then how many shillings to one US dollar.',
    example: '130',
    isKnown: ({ payments }) => payments.kesPerUsd !== undefined,
    put: (data, answer) => ({
      ...data,
      payments: { ...data.payments, kesPerUsd: rateIn(answer) },
    }),
    fills: ['payments.ts kesPerUsd'],
  },
  {
    name: 'Delivery area',
    asks: 'Where do you bring or send an order? A place, the fee, how, and how soon. One place a line.',
    example: 'Nyeri town, 150, by rider, the same day',
    several: true,
    isKnown: ({ deliveryAreas }) => deliveryAreas.length > 0,
    put: (data, answer) => {
      const what = 'the place, the fee, how it gets there and how soon';
      const [name, fee, means, time] = parts(answer, what, 4);
      const isPickUp = /^(?:pick|collect)/i.test(name);
      const area = {
        name,
        feeKes: shillingsOf(fee),
        means: capitalised(means),
        time: capitalised(time),
        payOnDelivery: isPickUp,
        ...(isPickUp && { pickUp: true as const }),
        ...(/^(?:other|any)/i.test(name) && { anyTown: true as const }),
      };
      return { ...data, deliveryAreas: [...data.deliveryAreas, area] };
    },
    fills: ['delivery.ts'],
  },
  {
    name: 'Pay on delivery',
    asks: 'May customers pay when the order arrives? yes or no.',
    example: 'yes',
    isKnown: ({ deliveryAreas }) => deliveryAreas.length > 0,
    put: (data, answer) => {
      const may = isYes(answer);
      const areas = data.deliveryAreas;
      if (may && areas.length === 0) {
        throw new AnswerFault('must have a Delivery area beside it: it applies to the areas');
      }
      return {
        ...data,
        deliveryAreas: areas.map((area) => ({
          ...area,
          payOnDelivery: may || area.pickUp === true,
        })),
      };
    },
    fills: [],
  },
  {
    name: 'Email',
    asks: 'An email address?',
    example: 'orders@achieng-dresses.example',
    isKnown: ({ visit }) => visit.email !== undefined,
    put: (data, email) => ({ ...data, visit: { ...data.visit, email } }),
    fills: ['visit.ts email'],
  },
  {
    name: 'Network',
    asks: 'A page on Facebook, Instagram, TikTok or Pinterest? Its address. One page a line.',
    example: 'https://www.instagram.com/your-page',
    several: true,
    isKnown: (data) => Object.keys(data.social).length > 0,
    put: (data, address) => {
      const network = Object.keys(social.entries).find(
        (one) => judge('social.ts', social, { [one]: address }).length === 0,
      );
      if (!network) {
        throw new AnswerFault(
          'must be the https:// address of the page on Facebook, Instagram, TikTok or Pinterest',
        );
      }
      return { ...data, social: { ...data.social, [network]: address } };
    },
    fills: ['social.ts'],
  },
  {
    name: 'Kiswahili',
    asks: 'Shall the shop be in Kiswahili too? You then write your own texts in both languages. yes or no. Left out: no.',
    example: 'yes',
    isKnown: ({ shop }) => !shop.sample,
    put: (data, answer) => (isYes(answer) ? withShop(data, { languages: ['sw'] }) : data),
    fills: ['shop.ts languages'],
  },
  {
    name: 'Colour',
    asks: 'A colour of your own for the bar, tickets and buttons? Six digits after #; a light one, as dark letters are on it. Left out: yellow.',
    example: '#f7b7c5',
    // Each shop has one; another is not asked for again.
    isKnown: ({ shop }) => !shop.sample,
    put: (data, brand) => ({
      ...data,
      colours: { ...data.colours, brand, brandDeep: darker(brand) },
    }),
    fills: ['colours.ts'],
  },
];

function withShop(data: ShopData, facts: Partial<ShopData['shop']>): ShopData {
  return { ...data, shop: { ...data.shop, ...facts } };
}

function isYes(answer: string): boolean {
  const read = readYes(answer);
  if (read.must !== undefined) throw new AnswerFault(read.must);
  return read.value;
}

/** Parts of an answer between commas; the last one keeps its own. */
function parts<const N extends 2 | 3 | 4>(answer: string, what: string, count: N): Tuple[N] {
  // The comma of 1,500 is no end of a part, and that of 10,50 is for the sum to be asked about.
  const all = answer.split(/(?<!\d),|,(?!\d{1,3}(?!\d))/).map((part) => part.trim());
  const last = all.slice(count - 1).join(', ');
  const found = [...all.slice(0, count - 1), last];
  if (found.length < count || found.includes('')) {
    throw new AnswerFault(`must be ${what}, with commas between`);
  }
  return found as Tuple[N];
}

type Tuple = {
  2: [string, string];
  3: [string, string, string];
  4: [string, string, string, string];
};

/** The whole shillings that are written; another text stays, for its schema to judge. */
function shillingsOf(text: string): number {
  const read = readWhole(text);
  return read.must === undefined ? read.value : (text as unknown as number);
}

/** The same of a rate, which may have a part behind a point. */
function rateIn(text: string): number {
  const read = readDecimal(text);
  return read.must === undefined ? read.value : (text as unknown as number);
}

/** Two to six capital letters: the first of each word, or those that one word begins with. */
function lettersOf(name: string): string {
  const words = slugOf(name).replace(/\d/g, '').split('-').filter(Boolean);
  const initials = words.map(([first]) => first).join('');
  const letters = initials.length > 1 ? initials : (words[0] ?? '').slice(0, 3);
  return letters.slice(0, 6).padEnd(2, 'x').toUpperCase();
}

/** A colour under a pointer; another text stays, for its schema to judge. */
function darker(colour: string): string {
  const [, ...channels] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (channels.length === 0) return colour;
  const dark = channels.map((one) => Math.round(Number.parseInt(one, 16) * 0.92));
  return `#${dark.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
