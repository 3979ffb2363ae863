import { address } from '@/data/shop';
import { placeholders } from './placeholders';

const settled = {
  NEXT_PUBLIC_SITE_URL: 'https://shop.example',
  NEXT_PUBLIC_PAYPAL_CLIENT_ID: 'a',
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'b',
  NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://shop.example/mail',
};

test('every placeholder of a shop is named', () => {
  const facts = {
    phone: '0700 000 000',
    mpesaNumber: '+254 100 000 000',
    email: 'hello@example.com',
    paybill: { number: '000000', account: 'STALL' },
    address: { ...address, street: 'Stall 00, Market Street' },
    location: { lat: -1.0333, lng: 37.0693 },
    streets: { sample: true, roads: [{ name: 'Market Street' }] },
    social: {
      instagram: 'https://www.instagram.com/',
      tiktok: 'https://www.tiktok.com/',
      pinterest: 'https://www.pinterest.com/',
    },
  } as unknown as Parameters<typeof placeholders>[0];
  const sample = 'MAVAZI STALL';
  const payees = {
    mpesaName: sample,
    paybillName: sample,
    till: { number: '000000', name: sample },
  };
  expect(placeholders(facts, payees, {}).map(({ where }) => where)).toEqual([
    'data/shop.ts phone',
    'data/shop.ts mpesaNumber',
    'data/shop.ts email',
    'data/shop.ts paybill',
    'data/payees.ts mpesaName',
    'data/payees.ts paybillName',
    'data/payees.ts till.name',
    'data/payees.ts till.number',
    'data/shop.ts address',
    'data/shop.ts location',
    'data/shop.ts streets',
    'data/shop.ts social.instagram',
    'data/shop.ts social.tiktok',
    'data/shop.ts social.pinterest',
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_PAYPAL_CLIENT_ID',
    'NEXT_PUBLIC_GOOGLE_MAPS_API_KEY',
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
  ]);
});

test('a shop with its own facts and settings has no placeholders', () => {
  const own = {
    phone: '0712 345 678',
    mpesaNumber: '+254 110 000 001',
    email: 'orders@stall.example',
    paybill: { number: '400200', account: 'STALL' },
    address: { ...address, street: 'Stall 12, Kwame Nkrumah Road' },
    location: { lat: -1.0333, lng: 37.0701 },
    streets: { roads: [{ name: 'Market Street' }] },
    social: {
      instagram: 'https://www.instagram.com/stall/',
      tiktok: 'https://www.tiktok.com/@stall',
      pinterest: 'https://www.pinterest.com/stall/',
    },
  } as unknown as Parameters<typeof placeholders>[0];
  const payees = { mpesaName: 'JANE STALL', paybillName: 'BANK' };
  const till = { number: '400300', name: 'STALL' };
  expect(placeholders(own, payees, settled)).toEqual([]);
  expect(placeholders(own, { ...payees, till }, settled)).toEqual([]);
});
