import { address } from '@/data/address';
import { payments } from '@/data/payments';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { placeholders } from './placeholders';

const settled = {
  NEXT_PUBLIC_SITE_URL: 'https://shop.example',
  NEXT_PUBLIC_PAYPAL_CLIENT_ID: 'a',
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'b',
  NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://shop.example/mail',
};

const own = { shop, payments, address, visit, social: {} };

test('every placeholder of a shop is named', () => {
  const name = 'MAVAZI STALL';
  const number = '000000';
  const facts = {
    shop: { ...shop, phone: '0700 000 000' },
    payments: {
      ...payments,
      mpesaNumber: '+254 100 000 000',
      mpesaName: name,
      paybill: { number, account: 'STALL', name },
      till: { number, name },
    },
    address: { ...address, street: 'Stall 00, Market Street' },
    visit: {
      email: 'hello@example.com',
      location: { lat: -1.0333, lng: 37.0693 },
      streets: { sample: true as const, roads: [], landmarks: [] },
    },
    social: {
      instagram: 'https://www.instagram.com/',
      tiktok: 'https://www.tiktok.com/',
      pinterest: 'https://www.pinterest.com/',
    },
  };
  expect(placeholders(facts, {}).map(({ where }) => where)).toEqual([
    'data/shop.ts phone',
    'data/payments.ts mpesaNumber',
    'data/payments.ts paybill.number',
    'data/payments.ts till.number',
    'data/payments.ts mpesaName',
    'data/payments.ts paybill.name',
    'data/payments.ts till.name',
    'data/visit.ts email',
    'data/address.ts street',
    'data/visit.ts location',
    'data/visit.ts streets',
    'data/social.ts instagram',
    'data/social.ts tiktok',
    'data/social.ts pinterest',
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_PAYPAL_CLIENT_ID',
    'NEXT_PUBLIC_GOOGLE_MAPS_API_KEY',
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
  ]);
});

test('a shop with its own facts and settings has no placeholders', () => {
  const { till: _, ...withoutTill } = payments;
  const social = { instagram: 'https://www.instagram.com/stall/' };
  const facts = { ...own, shop: { ...shop, phone: '0712 345 678' }, social };
  const mpesaNumber = '+254 110 000 001';
  expect(placeholders({ ...facts, payments: { ...payments, mpesaNumber } }, settled)).toEqual([]);
  expect(placeholders({ ...facts, payments: { ...withoutTill, mpesaNumber } }, settled)).toEqual(
    [],
  );
});
