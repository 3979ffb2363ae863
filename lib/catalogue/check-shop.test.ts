import { payments, shop, social, visit } from '@/data/shop';
import { settingIssues, shopIssues } from './check-shop';
import { describeIssues } from './issue';

const facts = { ...shop, ...payments, ...visit, social };
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const week = [{ days, opens: '08:00', closes: '18:00' }];

test('a shop with allowed facts has no issue', () => {
  expect(shopIssues(facts)).toEqual([]);
});

test('a shop may leave out email, position, hours, tagline, hashtags and its profile pages', () => {
  const { email: _, location: _location, hours: _hours, openingHours: _week, ...others } = facts;
  expect(shopIssues({ ...others, social: {}, tagline: '', hashtags: [] })).toEqual([]);
});

test.each([
  ['the same', { hours: 'Mon–Fri 8AM–6PM' }],
  ['in words of the owner’s own', { hours: 'Most days until dusk' }],
  ['written with hyphens', { hours: 'Mon-Fri 8AM-6PM' }],
  [
    'on the half hour',
    { hours: 'Mon–Fri 8:30AM–6PM', openingHours: week.map((one) => ({ ...one, opens: '08:30' })) },
  ],
])('opening hours that are %s have no issue', (_, over) => {
  expect(shopIssues({ ...facts, openingHours: week, ...over })).toEqual([]);
});

const paybill = "must be the paybill's number, 5 to 7 digits in quotes such as '522522'";
test('a number that is right but for an invisible mark and an account with letters have no issue', () => {
  const paybill = { number: '\u202a247 247\u202c', account: 'AC-12/34 Stall' };
  expect(shopIssues({ ...facts, phone: '\u200b0712 345 678', paybill })).toEqual([]);
});

test.each(['MAVAZI', 'S12', 'B7', 'OS12345S', 'KB01234567', '0110923456'])(
  'the account %s has no issue',
  (account) => {
    expect(shopIssues({ ...facts, paybill: { number: '247247', account } })).toEqual([]);
  },
);

test.each([
  ['facebook', 'https://m.facebook.com/w'],
  ['facebook', 'https://fb.com/w'],
  ['pinterest', 'https://www.pinterest.co.uk/w'],
  ['tiktok', 'https://tiktok.com/@w'],
  ['threads', 'https://www.threads.net/@w'],
])('as the page on %s the address %s has no issue', (network, address) => {
  expect(shopIssues({ ...facts, social: { [network]: address } })).toEqual([]);
});

test.each([
  ['Makongeni', 'Kiambu County', -1.0333, 37.0693],
  ['Modogashe', 'Garissa', 0.7, 39.2],
  ['Loitoktok', 'Kajiado county', -2.9, 37.5],
  ['Lokichar', 'Turkana', 2.4, 35.6],
])('a position in %s, which is not listed, of %s has no issue', (town, county, lat, lng) => {
  expect(shopIssues({ ...facts, location: { lat, lng }, town, county })).toEqual([]);
});

test.each([
  [
    'Kiambu County',
    1.0333,
    37.0693,
    'must be { lat: -1.0333, lng: 37.0693 }: the minus is missing',
  ],
  ['kilifi', 39.8, -3.9, 'must be { lat: -3.9, lng: 39.8 }: the two are swapped'],
  ['Kiambu County', -4.04, 39.66, 'is -4.04, 39.66 right? It is far from Kiambu County'],
])(
  'of a shop in a town that is not listed, of %s, the position %f, %f is said to be wrong',
  (county, lat, lng, sentence) => {
    const over = { location: { lat, lng }, town: 'Makongeni', county };
    expect(describeIssues(shopIssues({ ...facts, ...over }))).toBe(
      `data/shop.ts: location: ${sentence}`,
    );
  },
);

test.each([
  ['in Thika', 'Thika', -1.03926, 37.08341],
  ['in Eldoret, north of the equator', 'Eldoret town', 0.5143, 35.2698],
  ['in a place that the shop does not know', 'Kiamwangi', -0.98, 36.9],
  ['on the coast', 'Mombasa', -4.0435, 39.6682],
])('a position %s has no issue', (_, town, lat, lng) => {
  expect(shopIssues({ ...facts, location: { lat, lng }, town })).toEqual([]);
});

const right = 'must be { lat: -1.03926, lng: 37.08341 }';

test.each([
  ['Thika', 37.08341, -1.03926, `${right}: the two are swapped`],
  ['Thika', 1.03926, 37.08341, `${right}: the minus is missing`],
  ['Thika', 37.08341, 1.03926, `${right}: the two are swapped and the minus is missing`],
  ['Kiamwangi', 37.08341, -1.03926, `${right}: the two are swapped`],
  ['Kiamwangi', 4.8, 37, undefined],
  [
    'Kiamwangi',
    5.8,
    37,
    'must be in Kenya, lat from -4.9 to 5.5 and lng from 33.9 to 41.9; south of the equator lat has a minus',
  ],
  [
    'Kiamwangi',
    91,
    370,
    'must be in Kenya, lat from -4.9 to 5.5 and lng from 33.9 to 41.9; south of the equator lat has a minus',
  ],
  ['Thika', -4.04, 39.66, 'is -4.04, 39.66 right? It is far from Thika'],
])(
  'of a shop in %s the position %f, %f is said to be wrong, and how',
  (town, lat, lng, sentence) => {
    const said = describeIssues(shopIssues({ ...facts, location: { lat, lng }, town }));
    expect(said).toBe(sentence ? `data/shop.ts: location: ${sentence}` : '');
  },
);

const phone = "must be a Kenyan phone number in quotes, such as '0712 345 678', not";

test.each<[object, string]>([
  [{ phone: '12345' }, `phone: ${phone} "12345"`],
  [{ mpesaNumber: 712345678 }, `mpesaNumber: ${phone} 712345678`],
  [{ orderPrefix: 'Mv1' }, 'orderPrefix: must be two to six capital letters in quotes, not "Mv1"'],
  [{ paybill: { number: 522522, account: 'A' } }, `paybill.number: ${paybill}, not 522522`],
  [{ paybill: { number: '24724O', account: 'A' } }, `paybill.number: ${paybill}, not "24724O"`],
  [
    { paybill: { number: '2472470247', account: 'A' } },
    `paybill.number: ${paybill}, not "2472470247"`,
  ],
  [
    { paybill: { number: '+254 712 345 678', account: 'A' } },
    `paybill.number: ${paybill}: this is a phone number, not "+254 712 345 678"`,
  ],
  [
    { paybill: { number: '247247', account: 'The account of the shop' } },
    'paybill.account: must be the account in quotes, as M-Pesa asks for it: 1 to 20 letters and digits, not "The account of the shop"',
  ],
  ...[
    ['0110O23456', 'O', 0],
    ['01109234567O', 'O', 0],
    ['O110923456', 'O', 0],
    ['0110OO3456', 'O', 0],
    ['0110 O234 56', 'O', 0],
    ['0110S23456', 'S', 5],
    ['011o9l3456', 'o', 0],
  ].map<[object, string]>(([account, letter, digit]) => [
    { paybill: { number: '247247', account } },
    `paybill.account: is ${account} right? It has the letter ${letter} among its digits: ${digit} may be meant`,
  ]),
  ...[13, 1300].map<[object, string]>((kesPerUsd) => [
    { kesPerUsd },
    `kesPerUsd: is ${kesPerUsd} right? It is the shillings to one US dollar, from 80 to 250`,
  ]),
  ...[
    ['instagram', 'https://www.threads.net/@w'],
    ['instagram', 'https://t.me/w'],
    ['instagram', 'https://linktr.ee/w'],
    ['tiktok', 'https://tiktok.com.evil.example/w'],
    ['pinterest', 'https://pinterest.evil.example/w'],
    ['facebook', 'https://notfacebook.com/w'],
  ].map<[object, string]>(([network = '', address]) => [
    { social: { [network]: address } },
    `social.${network}: must be the shop's page on ${network}, not "${address}"`,
  ]),
  [{ email: 'orders' }, 'email: must be an email address, not "orders"'],
  [
    { social: { tiktok: 'tiktok.com/stall' } },
    'social.tiktok: must be an address that begins with https://, not "tiktok.com/stall"',
  ],
  [
    { social: { instagram: 'https://www.facebook.com/stall' } },
    'social.instagram: must be the shop\'s page on instagram, not "https://www.facebook.com/stall"',
  ],
  [
    { streets: { landmarks: [{ name: 'Market', at: { east: 250, north: -20 } }] } },
    'streets.landmarks.east: must be within 200 m of the stall, or the plan does not show Market, not 250',
  ],
  [{ kesPerUsd: 0 }, 'kesPerUsd: must be a number above 0, not 0'],
  [{ kesPerUsd: Number.POSITIVE_INFINITY }, 'kesPerUsd: must be a number above 0, not Infinity'],
  [
    { openingHours: [{ days: ['Mon'], opens: '08:00', closes: '18:00' }] },
    `openingHours: must have days in quotes, such as 'Monday', not "Mon"`,
  ],
  [
    { openingHours: [{ days: ['Monday'], opens: '8:30', closes: '18:00' }] },
    `openingHours: must have opens as a time such as '08:30' or '19:00', not "8:30"`,
  ],
  [
    { openingHours: [{ days: ['Monday'], opens: '08:00', closes: '24:00' }] },
    `openingHours: must have closes as a time such as '08:30' or '19:00', not "24:00"`,
  ],
  [
    { hours: 'Mon–Fri 8AM–5PM', openingHours: week },
    'hours: must be the same as openingHours, Mon–Fri 8AM–6PM, not "Mon–Fri 8AM–5PM"',
  ],
  [{ tagline: 5 }, "tagline: must be text in quotes, or '', not 5"],
  [{ hashtags: ['Thika', '#'] }, 'hashtags: must hold words in quotes, not "#"'],
  [{ id: 'My Shop' }, 'id: must be lower-case letters, digits and hyphens, not "My Shop"'],
])('the shop’s facts with %j say what must be changed', (over, line) => {
  expect(describeIssues(shopIssues({ ...facts, ...over }))).toBe(`data/shop.ts: ${line}`);
});

test.each([
  [
    'NEXT_PUBLIC_SITE_URL',
    'mavazi.example',
    'must be an address that begins with https:// (or http://, for a trial), not "mavazi.example"',
  ],
  [
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
    '/mail',
    'must be an address that begins with https:// (or http://, for a trial), not "/mail"',
  ],
  [
    'BASE_PATH',
    'mavazi',
    'must be a folder that begins with a slash, such as "/mavazi", not "mavazi"',
  ],
  [
    'SOURCE_DATE_EPOCH',
    '2026-11-22',
    'must be a time in whole seconds since 1970, such as "1795305600", not "2026-11-22"',
  ],
  ...['false', 'off', 'no', '0 '].map((value) => [
    'SERVICE_WORKER',
    value,
    `must be 0 for a shop whose phones keep no pages, else 1 or empty, not "${value}"`,
  ]),
  ['SHOP_LANGUAGE', 'fr', 'must be the name of a file in data/words: en, sw, not "fr"'],
])('the setting %s with the value %s says what it must be', (name, value, must) => {
  expect(describeIssues(settingIssues({ [name]: value }, ['en', 'sw']))).toBe(
    `the environment: ${name}: ${must}`,
  );
});

test('settings that are not given have no issue', () => {
  expect(settingIssues({}, ['en'])).toEqual([]);
});

test.each(['', '0', '1'])('the setting SERVICE_WORKER may be %j', (value) => {
  expect(settingIssues({ SERVICE_WORKER: value }, ['en'])).toEqual([]);
});

test('the time of a build in seconds has no issue', () => {
  expect(settingIssues({ SOURCE_DATE_EPOCH: '1795305600' }, ['en'])).toEqual([]);
});
