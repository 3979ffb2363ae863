import { checkedData } from './load-catalogue.build';

const fails = () => Promise.reject(new Error('data/shop.ts: phone: must be a phone number'));

afterEach(() => {
  jest.restoreAllMocks();
});

test('in development a fault of data/ is thrown with the sentences of the check', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  await expect(checkedData(fails)).rejects.toThrow('data/shop.ts: phone: must be a phone number');
});

test('pages that are drawn at one time share a check, and the next one is checked anew', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const check = jest.fn(() => Promise.resolve());
  await Promise.all([checkedData(check), checkedData(check)]);
  expect(check).toHaveBeenCalledTimes(1);
  await expect(checkedData(fails)).rejects.toThrow();
  await checkedData(check);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a build, which the check has gone before, makes no other', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  await expect(checkedData(fails)).resolves.toBeUndefined();
});
