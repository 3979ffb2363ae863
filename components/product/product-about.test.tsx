/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { productWith } from '@/e2e/shop/builders';
import { ProductAbout } from './product-about';

test.each([false, true])(
  'what is worn with a product is below its facts, alone or beside its order: %s',
  (alone) => {
    const goesWith = [productWith({ id: 'shirt', name: 'Shirt' })];
    render(
      <NotificationsProvider>
        <ProductAbout product={productWith({})} goesWith={goesWith} alone={alone} />
      </NotificationsProvider>,
    );
    const worn = screen.getByRole('region', { name: 'Wear it with' });
    expect(worn.textContent).toContain('Shirt');
  },
);
