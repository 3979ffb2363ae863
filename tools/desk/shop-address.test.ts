import { shopAddress } from './shop-address';

const host = (address: string) => JSON.stringify({ kind: 'folder', address, folder: '/shop' });
const at = (NEXT_PUBLIC_SITE_URL: string, BASE_PATH: string) => ({
  NEXT_PUBLIC_SITE_URL,
  BASE_PATH,
});

test.each([
  [
    'of the settings of its build',
    at('https://shop.example/', '/boots/'),
    host('https://other.example/'),
    at('https://shop.example', '/boots'),
  ],
  [
    'as data/host.json says',
    {},
    host('https://shop.example/boots/'),
    at('https://shop.example', '/boots'),
  ],
  ['not known before it is published', { NEXT_PUBLIC_SITE_URL: '' }, undefined, at('', '')],
  ['not known where data/host.json is not right', {}, '{', at('', '')],
])('the shop’s address is %s', (_, env, file, settings) => {
  expect(shopAddress(env, file)).toEqual(settings);
});
