import type { payments, shop } from '@/data/shop';
import type { Address, Payees, Social, Visit } from '@/data/types';
import { exampleOrigin } from './site-url';

/** A value that must be replaced before the shop opens: where it is set, and what it is now. */
interface Placeholder {
  where: string;
  value: string;
}

/**
 * The shop's facts and settings that are still placeholders. `env` is the
 * build's environment: the default of each setting works, but not for an open shop.
 */
export function placeholders(
  facts: Pick<typeof shop, 'phone'> &
    Pick<typeof payments, 'mpesaNumber' | 'paybill'> &
    Pick<Visit, 'email' | 'location' | 'streets'> & { address: Address; social: Social },
  payees: Payees,
  env: Readonly<Record<string, string | undefined>>,
): Placeholder[] {
  const { email = '', location, address, streets } = facts;
  const { street = '' } = address;
  const candidates = [
    { where: 'data/shop.ts phone', value: facts.phone, when: isZeros(facts.phone) },
    {
      where: 'data/shop.ts mpesaNumber',
      value: facts.mpesaNumber,
      when: isZeros(facts.mpesaNumber),
    },
    { where: 'data/shop.ts email', value: email, when: email.endsWith('@example.com') },
    {
      where: 'data/shop.ts paybill',
      value: facts.paybill.number,
      when: isZeros(facts.paybill.number),
    },
    ...Object.entries({
      mpesaName: payees.mpesaName,
      paybillName: payees.paybillName,
      'till.name': payees.till?.name,
    }).map(([field, name = '']) => ({
      where: `data/payees.ts ${field}`,
      value: name,
      when: name === sampleName,
    })),
    {
      where: 'data/payees.ts till.number',
      value: payees.till?.number ?? '',
      when: isZeros(payees.till?.number ?? ''),
    },
    {
      where: 'data/shop.ts address',
      value: street,
      when: /\b00\b/.test(street),
    },
    {
      where: 'data/shop.ts location',
      value: `${middleOfTown.lat}, ${middleOfTown.lng}, the middle of the town`,
      when: location?.lat === middleOfTown.lat && location.lng === middleOfTown.lng,
    },
    {
      where: 'data/shop.ts streets',
      value: (streets?.roads ?? []).map(({ name }) => name).join(', '),
      when: streets?.sample === true,
    },
    ...Object.entries(facts.social).map(([network, address]) => ({
      where: `data/shop.ts social.${network}`,
      value: address,
      when: isFrontPage(address),
    })),
    ...Object.entries(settings).map(([name, consequence]) => ({
      where: name,
      value: consequence,
      when: !env[name],
    })),
  ];
  return candidates.filter(({ when }) => when).map(({ where, value }) => ({ where, value }));
}

/** Whether an address is a site's first page, and so no page of the shop's own there. */
export function isFrontPage(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).pathname === '/';
}

/** The name that data/payees.ts begins with. */
const sampleName = 'MAVAZI STALL';

/** The position that data/shop.ts begins with. */
const middleOfTown = { lat: -1.0333, lng: 37.0693 };

/** The consequence of leaving a setting out. */
const settings = {
  NEXT_PUBLIC_SITE_URL: `not set: links for sharing go to ${new URL(exampleOrigin).host}`,
  NEXT_PUBLIC_PAYPAL_CLIENT_ID: "not set: PayPal's sandbox, no real payments",
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'not set: Contact has no map, only the plan of the streets',
  NEXT_PUBLIC_CONTACT_ENDPOINT: 'not set: the contact form sends nothing',
} as const;

/** Whether a number has only zeros after its prefix (07, 01, 254 or 00254). */
function isZeros(number: string): boolean {
  return /^(0*254)?0*[17]?0+$/.test(number.replace(/\D/g, ''));
}
