import { rotateKeys } from './rotate-keys';

const options = { key: 'a', v: 'b', libraries: 'c' };
const order = (by: number) => Object.keys(rotateKeys(options, by)).join();

test('each try has its own order, and the first the usual one', () => {
  expect([0, 1, 2, 3].map(order)).toEqual([
    'key,v,libraries',
    'v,libraries,key',
    'libraries,key,v',
    'key,v,libraries',
  ]);
});

test('no option is lost or changed', () => {
  expect(rotateKeys(options, 2)).toEqual(options);
});
