import { isSame, mergeValues } from './merge-values';

const base = {
  id: 'loafer',
  priceKes: 1500,
  till: { number: '1', name: 'A' },
  sizes: ['40', '41'],
};

test('a field that was changed elsewhere alone is as it is there', () => {
  const ours = { ...base, priceKes: 1600 };
  const theirs = { ...base, photos: ['new.jpg'], till: { number: '2', name: 'A' } };
  expect(mergeValues(base, ours, theirs)).toEqual({
    value: { ...theirs, priceKes: 1600 },
    conflicts: [],
  });
});

test('a field that was taken out here stays out', () => {
  const { sizes: _, ...ours } = base;
  expect(mergeValues(base, ours, { ...base, priceKes: 1600 }).value).toEqual({
    ...ours,
    priceKes: 1600,
  });
});

test('a field that was changed here and elsewhere is a conflict, and the same change is none', () => {
  const ours = { ...base, priceKes: 1600, till: { number: '3', name: 'B' } };
  const theirs = { ...base, priceKes: 1700, till: { number: '3', name: 'C' } };
  expect(mergeValues(base, ours, theirs)).toEqual({
    value: ours,
    conflicts: [
      { path: ['priceKes'], ours: 1600, theirs: 1700 },
      { path: ['till', 'name'], ours: 'B', theirs: 'C' },
    ],
  });
});

test('a list is one value', () => {
  const merged = mergeValues(base, { ...base, sizes: ['40'] }, { ...base, sizes: ['41'] });
  expect(merged.conflicts).toEqual([{ path: ['sizes'], ours: ['40'], theirs: ['41'] }]);
});

test('the order of fields makes no difference, that of a list does', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1, c: undefined })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});
