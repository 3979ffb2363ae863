import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotificationsContext } from '@/components/notices/region/notifications-context.client';
import { productWith } from '@/e2e/shop/builders';
import { MoreFeatured } from './more-featured';
import { TodaysFeatured } from './todays-featured';

const lowered = productWith({
  name: 'Boots',
  priceKes: 1000,
  originalPriceKes: 1250,
  rating: 4.5,
  reviews: 7,
  isNew: true,
});
const plain = productWith({ name: 'Clogs', priceKes: 1000 });
const lists = [
  ['an offer', (product: typeof plain) => <TodaysFeatured offers={[product]} />],
  ['a featured product', (product: typeof plain) => <MoreFeatured featured={[product]} chosen />],
] as const;

/** With plain spaces: a currency is kept beside its number. */
const htmlOf = (shown: ReactNode) =>
  renderToStaticMarkup(
    <NotificationsContext value={() => () => {}}>{shown}</NotificationsContext>,
  ).replaceAll('\u00a0', ' ');

test.each(lists)('%s shows its earlier price, discount, rating and reviews', (_, shown) => {
  const html = htmlOf(shown(lowered));
  for (const part of ['Boots', 'KSh 1,250', '−20%', '4.5', '(7 reviews)']) {
    expect(html).toContain(part);
  }
});

test.each(lists)(
  '%s without an earlier price, a rating and a label shows its price alone',
  (_, shown) => {
    const html = htmlOf(shown(plain));
    expect(html).toContain('KSh 1,000');
    for (const part of ['was', '−', '★', 'reviews', 'New']) expect(html).not.toContain(part);
  },
);

test('Home leaves out the offers and the featured products where the shop has none', () => {
  expect(renderToStaticMarkup(<TodaysFeatured offers={[]} />)).toBe('');
  expect(renderToStaticMarkup(<MoreFeatured featured={[]} chosen />)).toBe('');
});
