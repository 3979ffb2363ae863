import { withFormer } from './kept-draft';

const typed = {
  priceKes: '12O0',
  name: 'Boots',
  'more.wholesale.0.from': '4',
  'more.wholesale.0.priceKes': '-1',
  'more.wholesale.1.from': '6',
  'more.wholesaleNote': 'By the dozen',
};

test('a refused field of a draft is what it was, and the others are as they were typed', () => {
  expect(withFormer(typed, { priceKes: '3000' })).toEqual({ ...typed, priceKes: '3000' });
  expect(withFormer(typed, { 'more.wholesale': [{ from: '4', priceKes: '900' }] })).toEqual({
    priceKes: '12O0',
    name: 'Boots',
    'more.wholesale.0.from': '4',
    'more.wholesale.0.priceKes': '900',
    'more.wholesaleNote': 'By the dozen',
  });
});

test('a refused field that was empty is no more in a draft', () => {
  const { priceKes: _, ...others } = typed;
  expect(withFormer(typed, { priceKes: undefined })).toEqual(others);
});
