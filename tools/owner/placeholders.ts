import type { Address } from '@/data/schema/address';
import type { Payments } from '@/data/schema/payments';
import type { Shop } from '@/data/schema/shop';
import type { Social } from '@/data/schema/social';
import type { Visit } from '@/data/schema/visit';
import { isFrontPage } from '@/lib/links/front-page';
import { exampleOrigin } from '@/lib/links/site-url';

/** A value that must be replaced before the shop opens: where it is set, and what it is now. */
interface Placeholder {
  where: string;
  value: string;
}

/** The facts of a shop that a sample has placeholders for. */
interface ShopFacts {
  shop: Shop;
  payments: Payments;
  address: Address;
  visit: Visit;
  social: Social;
}

/**
 * The shop's facts and settings that are still placeholders. `env` is the build's environment: the default
 * of each setting works, but not for an open shop.
 */
export function placeholders(
  { shop, payments, address, visit, social }: ShopFacts,
  env: Readonly<Record<string, string | undefined>>,
): Placeholder[] {
  const { mpesaNumber, mpesaName, paybill, till } = payments;
  const { email = '', location, streets } = visit;
  const { street = '' } = address;
  const numbers = {
    'shop.ts phone': shop.phone,
    'payments.ts mpesaNumber': mpesaNumber,
    'payments.ts paybill.number': paybill?.number,
    'payments.ts till.number': till?.number,
  };
  const names = {
    'payments.ts mpesaName': mpesaName,
    'payments.ts paybill.name': paybill?.name,
    'payments.ts till.name': till?.name,
  };
  const candidates = [
    ...Object.entries(numbers).map(([where, value = '']) => ({
      where: `data/${where}`,
      value,
      when: isZeros(value),
    })),
    ...Object.entries(names).map(([where, value = '']) => ({
      where: `data/${where}`,
      value,
      when: value === sampleName,
    })),
    { where: 'data/visit.ts email', value: email, when: email.endsWith('@example.com') },
    { where: 'data/address.ts street', value: street, when: /\b00\b/.test(street) },
    {
      where: 'data/visit.ts location',
      value: `${middleOfTown.lat}, ${middleOfTown.lng}, the middle of the town`,
      when: location?.lat === middleOfTown.lat && location.lng === middleOfTown.lng,
    },
    {
      where: 'data/visit.ts streets',
      value: (streets?.roads ?? []).map(({ name }) => name).join(', '),
      when: streets?.sample === true,
    },
    ...Object.entries(social).map(([network, address]) => ({
      where: `data/social.ts ${network}`,
      value: address,
      when: isFrontPage(address),
    })),
    ...Object.entries(settings).map(([name, consequence]) => ({
      where: name,
      value: consequence,
      // A shop without a rate for dollars takes no cards.
      when: !env[name] && (name !== PAYPAL || payments.kesPerUsd !== undefined),
    })),
  ];
  return candidates.filter(({ when }) => when).map(({ where, value }) => ({ where, value }));
}

/** The name that data/payments.ts begins with. */
const sampleName = 'MAVAZI STALL';

/** The position that data/visit.ts begins with. */
const middleOfTown = { lat: -1.0333, lng: 37.0693 };

const PAYPAL = 'NEXT_PUBLIC_PAYPAL_CLIENT_ID';

/** The consequence of leaving a setting out. */
const settings = {
  NEXT_PUBLIC_SITE_URL: `not set: links for sharing go to ${new URL(exampleOrigin).host}`,
  [PAYPAL]: "not set: PayPal's sandbox, no real payments",
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'not set: Contact has no map, only the plan of the streets',
  NEXT_PUBLIC_CONTACT_ENDPOINT: 'not set: the contact form sends nothing',
} as const;

/** Whether a number has only zeros after its prefix (07, 01, 254 or 00254). */
function isZeros(number: string): boolean {
  return /^(0*254)?0*[17]?0+$/.test(number.replace(/\D/g, ''));
}
