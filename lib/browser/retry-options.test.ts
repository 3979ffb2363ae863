import { retryOptions } from './retry-options';

const options = { key: 'a', v: 'b', libraries: 'c' };
const order = (by: number) => Object.keys(retryOptions(options, by)).join();

test('each retry has its own order and the first try the original one', () => {
  expect([0, 1, 2, 3].map(order)).toEqual([
    'key,v,libraries',
    'v,libraries,key',
    'libraries,key,v',
    'key,v,libraries',
  ]);
});

test('a retry has every option unchanged', () => {
  expect(retryOptions(options, 2)).toEqual(options);
});
