import { chosenInQuery, chosenPath, sizePath } from './size-address';

test('the address of a size gives the size back', () => {
  const path = sizePath({ path: '/shop/shoes/brogue/' }, '41½ wide');
  expect(path).toMatch(/^\/shop\/shoes\/brogue\/\?size=/);
  expect(chosenInQuery(path.slice(path.indexOf('?')), 'size')).toBe('41½ wide');
});

test.each([
  ['', 1, ''],
  ['41½', 1, '?size=41%C2%BD'],
  ['41½', 3, '?size=41%C2%BD&quantity=3'],
  ['', 3, '?quantity=3'],
])('the address of the size %j in a quantity of %i has the query %s', (size, quantity, query) => {
  const path = '/shop/shoes/brogue/';
  expect(chosenPath({ path }, size, quantity)).toBe(path + query);
  expect(chosenInQuery(query, 'size')).toBe(size);
  expect(chosenInQuery(query, 'quantity')).toBe(quantity > 1 ? String(quantity) : '');
});

test.each(['?size=41%20', '?size=%2041', '?size=41+&quantity=2', '?size=41%C2%A0'])(
  'the spaces that a chat adds to an address do not belong to its size: %s',
  (query) => {
    expect(chosenInQuery(query, 'size')).toBe('41');
  },
);

test('an address without a size has none', () => {
  expect(chosenInQuery('', 'size')).toBe('');
  expect(chosenInQuery('?utm_source=chat', 'size')).toBe('');
});

test('a size that has half an emoji has an address too', () => {
  expect(sizePath({ path: '/shop/shoes/brogue/' }, '41 \ud83d')).toBe(
    '/shop/shoes/brogue/?size=41%20%EF%BF%BD',
  );
});
