import type { Address, Social, Visit } from '@/data/types';

/** The shop of the tests: invented, and unlike the shop of `data/` in every value a test may read. */
export const shop = {
  id: 'duka-mfano',
  name: 'Duka Mfano',
  phone: '0700 000 111',
  replyWithin: '12 hours',
  wholesaleAbove: 4,
  orderPrefix: 'DUKA',
} as const;

export const payments = {
  mpesaNumber: '0700 000 122',
  paybill: { number: '100133', account: 'DUKA MFANO' },
  kesPerUsd: 128,
} as const;

export const tagline: string = 'Sample clothes and shoes from Sampletown';

export const address: Address = {
  street: 'Stand 14, Sample Road',
  town: 'Sampletown',
  county: 'Sample County',
  country: 'Kenya',
  countryCode: 'KE',
};

export const visit: Visit = {
  email: 'orders@duka.example',
  location: { lat: -0.5125, lng: 36.2575 },
  hours: 'Tue–Sat 9AM–5PM',
  openingHours: [
    {
      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],
  closedDays: ['2026-05-01'],
  streets: {
    roads: [
      { name: 'Sample Road', from: { east: -200, north: 20 }, to: { east: 200, north: 20 } },
      { name: 'Bridge Lane', from: { east: -100, north: -140 }, to: { east: -80, north: 140 } },
    ],
    landmarks: [{ name: 'Sample stage', at: { east: 150, north: 60 } }],
  },
};

export const social: Social = {
  instagram: 'https://instagram.example/duka',
  tiktok: 'https://tiktok.example/duka',
  pinterest: 'https://pinterest.example/duka',
};

export const shareMessage = 'A find at Duka Mfano in Sampletown: sample clothes at sample prices.';
export const hashtags: readonly string[] = [shop.name, address.town, 'SampleShop'];
