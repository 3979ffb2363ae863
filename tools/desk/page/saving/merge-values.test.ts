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

const areas = [
  { name: 'CBD', feeKes: 200, time: '1 day' },
  { name: 'Juja', feeKes: 300, time: '1 day' },
  { name: 'Thika', feeKes: 0, time: '1 day' },
];
const [cbd, juja, thika] = areas;
const ruiru = { name: 'Ruiru', feeKes: 250, time: '1 day' };
const nakuru = { name: 'Nakuru', feeKes: 500, time: '2 days' };

test('entries of a list that were changed, added and taken out here and elsewhere are merged', () => {
  const ours = [ruiru, { ...cbd, feeKes: 250 }, juja, thika];
  const theirs = [{ ...cbd, time: '2 days' }, thika, nakuru];
  expect(mergeValues(areas, ours, theirs)).toEqual({
    value: [ruiru, { ...cbd, feeKes: 250, time: '2 days' }, thika, nakuru],
    conflicts: [],
  });
});

test('entries that one sorted keep that order, and their changes', () => {
  const ours = [thika, juja, cbd];
  const theirs = [cbd, juja, { ...thika, feeKes: 50 }];
  expect(mergeValues(areas, ours, theirs).value).toEqual([{ ...thika, feeKes: 50 }, juja, cbd]);
  expect(mergeValues(areas, theirs, ours).value).toEqual([{ ...thika, feeKes: 50 }, juja, cbd]);
  const both = mergeValues(areas, ours, [juja, thika, cbd]);
  expect(both.conflicts).toMatchObject([{ path: [] }]);
});

test('an entry that was changed here and elsewhere, or taken out and changed, is a conflict', () => {
  const ours = [{ ...cbd, feeKes: 250 }, thika];
  const theirs = [{ ...cbd, feeKes: 300 }, { ...juja, feeKes: 350 }, thika];
  expect(mergeValues(areas, ours, theirs)).toEqual({
    value: ours,
    conflicts: [
      { path: ['CBD', 'feeKes'], ours: 250, theirs: 300 },
      { path: ['Juja'], ours: undefined, theirs: { ...juja, feeKes: 350 } },
    ],
  });
});

test('entries of which two have one name are one value', () => {
  const ours = [cbd, cbd, juja];
  expect(mergeValues(areas, ours, [cbd]).conflicts).toEqual([{ path: [], ours, theirs: [cbd] }]);
});

test('a list of texts is one value', () => {
  const merged = mergeValues(base, { ...base, sizes: ['40'] }, { ...base, sizes: ['41'] });
  expect(merged.conflicts).toEqual([{ path: ['sizes'], ours: ['40'], theirs: ['41'] }]);
});

test('the order of fields makes no difference, that of a list does', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1, c: undefined })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});
