import { shop } from '@/data/shop';
import { pageUrl } from '@/lib/links/site-url';
import { askText, whenBackText } from './ask-text';
import { fitsInLink } from './message-length';

const brogues = { name: 'Leather Brogues', path: '/shop/shoes/brogue/' } as const;
const page = pageUrl(brogues.path);

test('a question about a product names it, the chosen size if any, and the address', () => {
  expect(askText(brogues, '41')).toBe(
    `Hello ${shop.name}, I have a question about Leather Brogues in size 41: ${page}?size=41`,
  );
  expect(askText(brogues, '')).toBe(
    `Hello ${shop.name}, I have a question about Leather Brogues: ${page}`,
  );
});

test('the question about a sold-out size names product, size and address', () => {
  expect(whenBackText(brogues, '41')).toBe(
    `Hello ${shop.name}, please tell me when Leather Brogues in size 41 is back: ${page}?size=41`,
  );
  expect(whenBackText(brogues)).toBe(
    `Hello ${shop.name}, please tell me when Leather Brogues is back: ${page}`,
  );
});

test.each([
  ['question', askText],
  ['question about a sold-out size', whenBackText],
])('the %s about a long name fits into a link and keeps the address', (_, textOf) => {
  const text = textOf({ ...brogues, name: 'ñ'.repeat(300) }, '41');
  expect(fitsInLink(text)).toBe(true);
  expect(text).toContain('ñ…');
  expect(text).toContain(page);
});
