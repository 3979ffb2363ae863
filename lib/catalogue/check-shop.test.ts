import { shop } from '@/data/shop';
import { settingIssues, shopIssues } from './check-shop';
import { describeIssues } from './issue';

test('the shop’s own facts have no issue', () => {
  expect(shopIssues(shop)).toEqual([]);
});

const phone = "must be a Kenyan phone number in quotes, such as '0712 345 678', not";

test.each([
  [{ phone: '12345' }, `phone: ${phone} "12345"`],
  [{ mpesaNumber: 712345678 }, `mpesaNumber: ${phone} 712345678`],
  [
    { paybill: { number: 522522, account: 'A' } },
    'paybill.number: must be text in quotes, not 522522',
  ],
  [{ email: 'orders' }, 'email: must be an email address, not "orders"'],
  [
    { social: { tiktok: 'tiktok.com/stall' } },
    'social.tiktok: must be an address that begins with https://, not "tiktok.com/stall"',
  ],
  [{ location: { lat: 91, lng: 37 } }, 'location.lat: must be degrees from -90 to 90, not 91'],
  [{ kesPerUsd: 0 }, 'kesPerUsd: must be a number above 0, not 0'],
  [{ kesPerUsd: Number.POSITIVE_INFINITY }, 'kesPerUsd: must be a number above 0, not Infinity'],
  [{ id: 'My Shop' }, 'id: must be lower-case letters, digits and hyphens, not "My Shop"'],
])('the shop’s facts with %j say what must be changed', (over, line) => {
  expect(describeIssues(shopIssues({ ...shop, ...over }))).toBe(`data/shop.ts: ${line}`);
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
])('the setting %s with the value %s says what it must be', (name, value, must) => {
  expect(describeIssues(settingIssues({ [name]: value }))).toBe(
    `the environment: ${name}: ${must}`,
  );
});

test('settings that are not given have no issue', () => {
  expect(settingIssues({})).toEqual([]);
});
