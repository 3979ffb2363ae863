import { renderToStaticMarkup } from 'react-dom/server';
import { productWith } from '@/e2e/shop/builders';
import { toCardProduct } from '@/lib/catalogue/product';
import { ProductCard } from './product-card';

const boots = toCardProduct(productWith({ name: 'Boots', alt: 'Brown boots' }));
const picture = {
  name: 'boots',
  hash: '1a2b3c4',
  colour: '#ccbbaa',
  widths: [160, 320, 640],
  aspect: 1.25,
};

test.each([
  ['a card’s picture is silent, as its link says the name', { ...boots, picture }],
  ['the tint in place of a card’s picture is silent too', boots],
])('%s', (_, product) => {
  const html = renderToStaticMarkup(<ProductCard product={product} heading="h2" />);
  expect(html).toContain('Boots</a>');
  expect(html).not.toContain('Brown boots');
  expect(html).not.toContain('role="img"');
  expect(html.match(/<img[^>]* alt="([^"]*)"/)?.[1] ?? '').toBe('');
});

test('a card without a photo says that one comes', () => {
  const html = (shown: typeof boots) =>
    renderToStaticMarkup(<ProductCard product={shown} heading="h2" />);
  expect(html(boots)).toContain('Photo coming soon');
  expect(html({ ...boots, picture })).not.toContain('Photo coming soon');
});
