import { renderToStaticMarkup } from 'react-dom/server';
import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import { MoreFeatured } from './more-featured';
import { TodaysFeatured } from './todays-featured';

const { featured } = buildCatalogue(catalogueData);

test('Home shows the featured products', () => {
  expect(renderToStaticMarkup(<MoreFeatured featured={featured} />)).toContain(featured[0]?.name);
});

test('Home leaves out the offers and the featured products where there is none', () => {
  expect(renderToStaticMarkup(<TodaysFeatured offers={[]} />)).toBe('');
  expect(renderToStaticMarkup(<MoreFeatured featured={[]} />)).toBe('');
});
