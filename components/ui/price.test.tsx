import { renderToStaticMarkup } from 'react-dom/server';
import { Price } from './price';

test('a lowered price shows the earlier one and the discount', () => {
  const html = renderToStaticMarkup(<Price priceKes={2495} originalPriceKes={3495} />);
  expect(html).toContain('3,495');
  expect(html).toContain('−29%');
});

test('a sold-out product shows no discount', () => {
  const html = renderToStaticMarkup(<Price priceKes={2495} originalPriceKes={3495} soldOut />);
  expect(html).toContain('Sold out');
  expect(html).not.toContain('3,495');
  expect(html).not.toContain('−');
});
