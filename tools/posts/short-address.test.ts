import { shortAddress } from './short-address';

test.each([
  ['https://stall.example/', 'stall.example'],
  ['https://stall.example/shop/', 'stall.example/shop'],
  ['http://192.168.0.4:3000/', '192.168.0.4:3000'],
  ['https://www.stall.co.ke', 'www.stall.co.ke'],
])('the address %s is shown as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
