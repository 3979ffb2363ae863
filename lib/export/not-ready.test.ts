import { addNotReady, lineSeparators } from './not-ready';

const words = {
  text: 'Not ready.',
  withForm: 'Not ready: use the form.',
  reload: 'Reload',
};
const links =
  '<a class="l" href="tel:+254700000000">0700 000 000</a><a class="l" href="https://wa.me/254700000000?text=Hello">WhatsApp</a>';
const orderChat = 'https://wa.me/254700000000?text=Order';
const page = (body: string) => `<head></head><body>${body}<footer>${links}</footer></body>`;

test('the notice of a page ends it, hidden in an alert region, with the footer’s links, its chat for an order, and one that reloads', () => {
  expect(addNotReady(page('<p>Shoes</p>'), words, orderChat)).toBe(
    page('<p>Shoes</p>').replace(
      '</body>',
      `<div role="alert"><div id="stuck" hidden="" data-no-print="">Not ready. ${links.replace('Hello', 'Order')}<a class="l" href="">Reload</a></div></div></body>`,
    ),
  );
});

test('the notice of a product’s page with sizes to order names its form', () => {
  const form = '<form method="get" action="https://wa.me/254700000000">';
  const meta = '<meta property="product:price:amount" content="2250"/>';
  expect(addNotReady(page(meta + form), words, orderChat)).toContain('use the form');
  expect(addNotReady(page(form), words, orderChat)).not.toContain('use the form');
  expect(addNotReady(page(meta), words, orderChat)).not.toContain('use the form');
});

test('a page without the links or the end of a body is refused', () => {
  expect(() => addNotReady('<body></body>', words, orderChat)).toThrow('no phone and chat link');
  expect(() => addNotReady(links, words, orderChat)).toThrow('no </body>');
});

test('an order from a page that is not ready has the words of a row between the parts of a line', () => {
  expect(lineSeparators('{number}. {product}, saizi {size}, {count} × {price} = {sum}')).toEqual({
    BEFORE_SIZE: ', saizi ',
    BEFORE_COUNT: ', ',
    BEFORE_PRICE: ' × ',
  });
});

test('where the words of a row have another order, commas are between the parts of a line', () => {
  expect(Object.values(lineSeparators('{count} × {product}'))).toEqual([', ', ', ', ', ']);
});
