const name = 'Mavazi';
const town = 'Thika';

/*
 * The shop itself. Change this file and everything follows: titles, links, messages, even the key the
 * cart is kept under. Every value marked "placeholder" must be replaced before the shop opens; the build
 * lists those that are left. A phone loads only the groups that its script reads.
 */

export const shop = {
  /** Also the cart's storage key: `${id}-cart`. Lower-case letters, digits and hyphens. */
  id: 'mavazi',
  name,
  /** Placeholder. Calls and WhatsApp. Any usual Kenyan form: 0712…, +254 712…, 254712… */
  phone: '0700 000 000',
  /** How soon a message is answered. */
  replyWithin: '24 hours',
  /** An order of more than this many items asks for the wholesale price. */
  wholesaleAbove: 3,
} as const;

export const payments = {
  /** M-Pesa send money goes to this number. Placeholder. */
  mpesaNumber: '0700 000 000',
  /** Placeholder. */
  paybill: { number: '000000', account: 'MAVAZI' },
  /** Shillings to one US dollar, for card payment. */
  kesPerUsd: 130,
} as const;

export const tagline = `Clothes and shoes from ${town}`;

export const address = {
  /** Placeholder. */
  street: 'Stall 00, Market Street',
  town,
  county: 'Kiambu County',
  country: 'Kenya',
  countryCode: 'KE',
} as const;

export const visit = {
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
} as const;

/** Placeholders: the profile pages the footer links to. Facebook is shared to, by the sharer. */
export const social = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/',
  pinterest: 'https://www.pinterest.com/',
} as const;

/** What is sent when someone shares the shop, and the hashtags of everything that is shared. */
export const shareMessage = `Look what I found at ${name}, ${town}: clothes and shoes at fair prices.`;
export const hashtags = [name, town, 'MadeForKenya'] as const;
