import type { shop } from '@/data/shop';

/** What must still be replaced before the shop opens: where it stands, and what it is now. */
export interface Placeholder {
  where: string;
  value: string;
}

/**
 * The facts and settings that still are placeholders. `env` is the environment of the build: each
 * setting has a default that works, but not for a shop that is open.
 */
export function placeholders(
  facts: Pick<typeof shop, 'phone' | 'mpesaNumber' | 'email' | 'paybill' | 'address' | 'social'>,
  env: Readonly<Record<string, string | undefined>>,
): Placeholder[] {
  const standing = [
    { where: 'data/shop.ts phone', value: facts.phone, when: isZeros(facts.phone) },
    {
      where: 'data/shop.ts mpesaNumber',
      value: facts.mpesaNumber,
      when: isZeros(facts.mpesaNumber),
    },
    { where: 'data/shop.ts email', value: facts.email, when: facts.email.endsWith('@example.com') },
    {
      where: 'data/shop.ts paybill',
      value: facts.paybill.number,
      when: isZeros(facts.paybill.number),
    },
    {
      where: 'data/shop.ts address',
      value: facts.address.street,
      when: /\b00\b/.test(facts.address.street),
    },
    ...Object.entries(facts.social).map(([network, address]) => ({
      where: `data/shop.ts social.${network}`,
      value: address,
      when: new URL(address).pathname === '/',
    })),
    ...Object.entries(settings).map(([name, meaning]) => ({
      where: name,
      value: meaning,
      when: !env[name],
    })),
  ];
  return standing.filter(({ when }) => when).map(({ where, value }) => ({ where, value }));
}

/** What it means for the shop that a setting is not given. */
const settings = {
  NEXT_PUBLIC_SITE_URL: 'not set: links for sharing go to mavazi.example',
  NEXT_PUBLIC_PAYPAL_CLIENT_ID: "not set: PayPal's sandbox, no real payments",
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'not set: a panel stands in place of the map',
  NEXT_PUBLIC_CONTACT_ENDPOINT: 'not set: the contact form sends nothing',
} as const;

/** A number of noughts, but for the 07 or 01 it may begin with. */
function isZeros(number: string): boolean {
  return /^\+?(254|0)?[17]?0+$/.test(number.replace(/\D/g, ''));
}
