import type { Address, Social, Visit } from './types';

/*
 * The shop itself. Change this file and everything follows: titles, links, messages, what is shared.
 * Every value marked "placeholder" must be replaced before the shop opens; the build lists those that are
 * left. A phone loads only the groups that its script reads.
 */

export const shop = {
  /**
   * The key under which a phone keeps its cart, `${id}-cart`; nobody sees it. It may stay when the name
   * changes: with another one, carts that are filled today are lost. Lower-case letters, digits, hyphens.
   */
  id: 'mavazi',
  /** Titles, messages, hashtags and what is shared have it from here. */
  name: 'Mavazi',
  /** Placeholder. Calls and WhatsApp. Any usual Kenyan form: 0712…, +254 712…, 254712… */
  phone: '0700 000 000',
  /** How soon a message is answered. */
  replyWithin: '24 hours',
  /** An order of more than this many items asks for the wholesale price. */
  wholesaleAbove: 3,
  /** An order's reference begins with it, 'MVZ-7K2Q1': two to six capital letters. */
  orderPrefix: 'MVZ',
} as const;

export const payments = {
  /** M-Pesa send money goes to this number. Placeholder. */
  mpesaNumber: '0700 000 000',
  /** Placeholder. */
  paybill: { number: '000000', account: 'MAVAZI' },
  /** Shillings to one US dollar, for card payment. */
  kesPerUsd: 130,
} as const;

export const address: Address = {
  /** Placeholder. Without one: take the line out, and the county's. */
  street: 'Stall 00, Market Street',
  town: 'Thika',
  county: 'Kiambu County',
  country: 'Kenya',
  countryCode: 'KE',
};

/** What the shop is, in a few words, after its name. Without one: ''. */
export const tagline: string = `Clothes and shoes from ${address.town}`;

/** Each of these may be taken out: what it says is then left out of the pages. */
export const visit: Visit = {
  /** Placeholder. */
  email: 'hello@example.com',
  /** The middle of Thika town. Placeholder: put the stall's own position here. */
  location: { lat: -1.0333, lng: 37.0693 },
  hours: 'Mon–Fri 8AM–6PM',
  /** The same hours in the form that search engines read. */
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
  ],
  /** Holidays that fall on these days: no order leaves or arrives on them. */
  closedDays: ['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2027-06-01', '2027-10-20'],
  /**
   * The plan of the streets on Contact: each point in metres from the stall. It shows 200 m to the east
   * and west, and 140 m to the north and south.
   */
  streets: {
    /** Placeholder. Take this line out when the streets are the stall's own. */
    sample: true,
    roads: [
      { name: 'Market Street', from: { east: -230, north: 18 }, to: { east: 230, north: 34 } },
      { name: 'Station Road', from: { east: -108, north: -160 }, to: { east: -132, north: 160 } },
      { name: 'Stadium Road', from: { east: 128, north: -160 }, to: { east: 104, north: 160 } },
      { name: 'Mill Lane', from: { east: -120, north: -96 }, to: { east: 124, north: -88 } },
    ],
    landmarks: [
      { name: 'Matatu stage', at: { east: -10, north: 104 } },
      { name: 'Market', at: { east: 165, north: 100 } },
      { name: 'School', at: { east: -168, north: -50 } },
    ],
  },
};

/**
 * Placeholders: the profile pages the footer links to. Take out the line of one that the shop has not.
 * Facebook is shared to, by the sharer.
 */
export const social: Social = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/',
  pinterest: 'https://www.pinterest.com/',
};

/** What is sent when someone shares the shop. */
export const shareMessage = `Look what I found at ${shop.name}, ${address.town}: clothes and shoes at fair prices.`;

/** The hashtags of everything that is shared, in one word each: what is no letter and no digit is left out. Without any: []. */
export const hashtags: readonly string[] = [shop.name, address.town, 'MadeForKenya'];
