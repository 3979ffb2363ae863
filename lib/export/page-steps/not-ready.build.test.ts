import { serialize } from 'parse5';
import { parsePage } from '@/lib/export/page-tree.build';
import { notReadyWords } from '@/words/not-ready';
import { addNotReady } from './not-ready.build';

const links =
  '<a class="l" href="tel:+254700000000">0700 000 000</a><a class="l" href="https://wa.me/254700000000?text=Hello">WhatsApp</a>';
const orderChat = 'https://wa.me/254700000000?text=Order';
const page = (body: string, after = '') =>
  `<html><head></head><body>${body}<footer>${links}</footer>${after}</body></html>`;
const withNotice = (html: string) => {
  const tree = parsePage(html);
  addNotReady(tree, orderChat);
  return serialize(tree);
};

test('the notice of a page ends it, hidden in an alert region, with the footer’s links, its chat for an order, and one that reloads', () => {
  expect(withNotice(page('<p>Shoes</p>'))).toBe(
    page(
      '<p>Shoes</p>',
      `<div role="alert"><div id="stuck" hidden="" data-no-print="">${notReadyWords.text} ${links.replace('Hello', 'Order')}<a class="l" href="">${notReadyWords.reload}</a></div></div>`,
    ),
  );
});

test('the notice of a product’s page with sizes to order names its form', () => {
  const form = '<form method="get" action="https://wa.me/254700000000"></form>';
  const meta = '<meta property="product:price:amount" content="2250">';
  expect(withNotice(page(meta + form))).toContain(notReadyWords.withForm);
  expect(withNotice(page(form))).not.toContain(notReadyWords.withForm);
  expect(withNotice(page(meta))).not.toContain(notReadyWords.withForm);
});

test('a page without the links is refused', () => {
  expect(() => withNotice('<footer></footer>')).toThrow('no link to tel:');
  expect(() => withNotice('<p>')).toThrow('no <footer>');
});
