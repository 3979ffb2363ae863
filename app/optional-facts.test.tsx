import { renderToStaticMarkup } from 'react-dom/server';
import { ContactDetails } from '@/components/sections/contact/contact-details';
import { FindUs } from '@/components/sections/contact/find-us';
import { Questions } from '@/components/sections/contact/questions';
import { CustomerReviews } from '@/components/sections/home/customer-reviews';
import { WhyChoose } from '@/components/sections/home/why-choose';
import { Footer } from '@/components/shell/footer';
import { feedXml } from '@/lib/seo/product-feed';
import { storeData } from '@/lib/seo/structured-data';
import { facebookShareLink } from '@/lib/share/facebook-link';
import { fullName } from '@/lib/site/shop-facts';

/* A shop with a name, a phone and a town, and none of the facts that may be left out. */

jest.mock('@/e2e/shop/data/shop', () => {
  const own = jest.requireActual<typeof import('@/data/shop')>('@/e2e/shop/data/shop');
  const { town, country, countryCode } = own.address;
  const address = { town, country, countryCode };
  const social = { tiktok: 'https://tiktok.example/' };
  return { ...own, address, tagline: '', visit: {}, social, hashtags: [] };
});
jest.mock('@/e2e/shop/data/reviews', () => ({ reviews: [] }));
jest.mock('@/e2e/shop/data/why-choose', () => ({ whyChoose: [] }));
jest.mock('@/e2e/shop/data/faq', () => ({ faq: [] }));

test.each([
  ['the map', FindUs],
  ['Questions people ask', Questions],
  ['What customers say', CustomerReviews],
  ['Why Choose', WhyChoose],
])('%s is left out where the owner gives nothing for it', (_, Part) => {
  expect(renderToStaticMarkup(<Part />)).toBe('');
});

test.each([
  ['the footer', Footer],
  ['Contact', ContactDetails],
])('%s has no empty place for a fact that is left out', (_, Part) => {
  const html = renderToStaticMarkup(<Part />);
  expect(html).toContain('Sampletown');
  expect(html).not.toMatch(/undefined|null|mailto:|, ,|#reviews|directions/);
  expect(html).not.toMatch(/<(p|dd|dt|li|ul|a|h2)( [^>]*)?>\s*<\/\1>/);
});

test('a network whose address is its front page is not in the footer', () => {
  const html = renderToStaticMarkup(<Footer />);
  expect(html).toContain('Facebook');
  expect(html).not.toContain('TikTok');
});

test('a shop without a tagline is called by its name alone', () => {
  expect(fullName).toBe('Duka Mfano');
  expect(feedXml([])).toContain('<description>Duka Mfano</description>');
});

test('structured data has no empty field for a fact that is left out', () => {
  const store = JSON.parse(JSON.stringify(storeData([400], 'https://shop.example/card.jpg')));
  expect(Object.keys(store)).toEqual(expect.arrayContaining(['name', 'telephone', 'address']));
  for (const field of ['description', 'email', 'geo', 'openingHoursSpecification']) {
    expect(store).not.toHaveProperty(field);
  }
  expect(Object.keys(store.address)).toEqual(['@type', 'addressLocality', 'addressCountry']);
});

test('a shop without hashtags shares its words alone', () => {
  const query = new URL(facebookShareLink('https://shop.example', 'Brogues.')).searchParams;
  expect(query.get('quote')).toBe('Brogues.');
});
