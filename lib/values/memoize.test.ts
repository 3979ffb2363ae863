import { memoize } from './memoize';

test('the result is computed once for each object', () => {
  const work = jest.fn(({ value }: { value: number }) => value * 2);
  const doubled = memoize(work);
  const two = { value: 2 };
  expect([doubled(two), doubled(two), doubled({ value: 3 })]).toEqual([4, 4, 6]);
  expect(work).toHaveBeenCalledTimes(2);
});
