/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { productWith } from '@/e2e/shop/builders';
import { ProductAbout } from './product-about';

test('the products worn with a sold-out one are below its facts', () => {
  const goesWith = [productWith({ id: 'shirt', name: 'Shirt' })];
  render(
    <NotificationsProvider>
      <ProductAbout product={productWith({})} goesWith={goesWith} />
    </NotificationsProvider>,
  );
  const worn = screen.getByRole('region', { name: 'Wear it with' });
  expect(worn.textContent).toContain('Shirt');
});
