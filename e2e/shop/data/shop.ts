/** The shop of the tests: invented, and unlike the shop of `data/` in every value a test may read. */
export const shop = {
  id: 'duka-mfano',
  name: 'Duka Mfano',
  tagline: 'Sample clothes and shoes from Sampletown',

  phone: '0700 000 111',
  email: 'orders@duka.example',

  mpesaNumber: '0700 000 122',
  paybill: { number: '100133', account: 'DUKAMFANO' },

  address: {
    street: 'Stand 14, Sample Road',
    town: 'Sampletown',
    county: 'Sample County',
    country: 'Kenya',
    countryCode: 'KE',
  },
  location: { lat: -0.5125, lng: 36.2575 },
  hours: 'Tue–Sat 9AM–5PM',
  openingHours: [
    {
      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
  ],

  replyWithin: '12 hours',

  social: {
    instagram: 'https://instagram.example/duka',
    tiktok: 'https://tiktok.example/duka',
    pinterest: 'https://pinterest.example/duka',
  },
  share: {
    message: 'A find at Duka Mfano in Sampletown: sample clothes at sample prices.',
    hashtags: ['DukaMfano', 'Sampletown', 'SampleShop'],
  },

  kesPerUsd: 128,
  wholesaleAbove: 4,
} as const;
