import { renderToStaticMarkup } from 'react-dom/server';
import { CustomerReviews } from './customer-reviews';

jest.mock('@/e2e/shop/data/reviews', () => ({
  reviews: [
    { name: 'Asha', place: 'Sampletown', rating: 4, text: 'They fit.' },
    { name: 'Juma', text: 'Good price.' },
    { name: 'Njeri', text: 'No leak yet.', product: 'boot' },
  ],
}));

test('a review shows as many filled stars as its rating has', () => {
  const html = renderToStaticMarkup(<CustomerReviews />);
  expect(html).toContain('aria-label="Rated 4 out of 5"><span');
  expect(html).toContain('style="background-size:80% 100%">★★★★★<');
  expect(html).toContain('Asha, Sampletown');
});

test('a review without a rating shows no stars', () => {
  const html = renderToStaticMarkup(<CustomerReviews />);
  expect(html.match(/role="img"/g)).toHaveLength(1);
  expect(html).toContain('Juma');
});

test('a review of a product is on the page of that product, not on Home', () => {
  expect(renderToStaticMarkup(<CustomerReviews />)).not.toContain('Njeri');
});
