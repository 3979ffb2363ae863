import { readTitle, unescapeHtml } from './page-tree.build';

test('the title of a page is read, and is empty for a page without one', () => {
  expect(readTitle('<title>Today&#x27;s &amp; more</title>')).toBe("Today's & more");
  expect(readTitle('<p>')).toBe('');
});

test('a text has its character references resolved', () => {
  expect(unescapeHtml('Mama&#x27;s &amp; co')).toBe("Mama's & co");
});
