/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { DeliveryDate } from '@/components/product/order/delivery-date.client';
import {
  describedProduct,
  shoe,
  sizedByAge,
  soldOut,
  unrated,
  wornWithOthers,
} from '@/e2e/examples';
import { textOf } from '@/e2e/jsdom-parts';
import { policies } from '@/e2e/shop/whole-shop';
import { phone, products } from '@/e2e/shop-under-test';
import { discountPercent } from '@/lib/catalogue/discount';
import { type Product, productById } from '@/lib/catalogue/product';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { formatKes } from '@/lib/format/money';
import { ProductDetails } from './product-details';

// Their scripts would load after the test.
jest.mock('@/components/product/order/use-product-order.client', () => ({
  useProductOrder: () => undefined,
}));
jest.mock('./use-my-size.client', () => ({ useMySize: () => null }));
jest.mock('./product-extra.client', () => ({
  ProductExtra: ({ children }: { children?: unknown }) => children ?? null,
}));

function open(product: Product) {
  cleanup();
  render(
    <NotificationsProvider>
      <ProductDetails
        product={product}
        goesWith={product.goesWith.map((id) => productById(id, products))}
      />
    </NotificationsProvider>,
  );
  return document.querySelector('article') as HTMLElement;
}

/** The part of a page with this heading; undefined without one. */
const section = (page: HTMLElement, heading: string) =>
  within(page).queryByText(heading, { selector: 'h2' })?.closest('section') ?? undefined;

test('a product’s page shows all that is needed to order', () => {
  const article = open(shoe);
  const original = shoe.originalPriceKes ?? 0;
  expect(textOf(article)).toContain(
    `${formatKes(shoe.priceKes)} was ${formatKes(original)} −${discountPercent(shoe.priceKes, original)}%`,
  );
  expect(within(article).getAllByRole('radio')).toHaveLength(shoe.sizes.length);
  expect(within(article).getByRole('button', { name: 'Add to Cart' })).toBeDefined();
  expect(within(article).getByText('Order via WhatsApp').closest('a')?.href).toContain(phone.chat);
  expect(within(article).getByText('Call to Order').getAttribute('href')).toBe(phone.call);
  expect(within(article).getAllByRole('button', { name: /^(Share|Copy)/ })).toHaveLength(1);
  const toChat = [...article.querySelectorAll<HTMLAnchorElement>(`a[href^="${phone.chat}"]`)];
  expect(toChat.map(textOf)).toEqual(['Order via WhatsApp', 'Ask about this']);
});

test('the rating leads to the reviews of customers', () => {
  const { rating, reviews, customerReviews } = describedProduct;
  const article = open(describedProduct);
  const link = within(article).getByRole('link', { name: /^Rated/ });
  expect(textOf(article)).toContain(`Rated ${rating} out of 5 (${reviews} reviews)`);
  const said = section(article, 'What customers say') as HTMLElement;
  expect(link.getAttribute('href')).toBe(`#${said.id}`);
  expect(within(said).getAllByRole('listitem').map(textOf)).toEqual(
    customerReviews.map(({ name, text }) => `${text}★★★★★${name}`),
  );
});

test('a product of which nobody wrote has no rating and no reviews', () => {
  const article = open(unrated);
  expect(textOf(article)).not.toContain('Rated');
  expect(section(article, 'What customers say')).toBeUndefined();
});

test('a product’s page shows the products worn with it', () => {
  const worn = section(open(wornWithOthers), 'Wear it with') as HTMLElement;
  const names = wornWithOthers.goesWith.map((id) => productById(id, products).name);
  expect(within(worn).getAllByRole('heading').map(textOf)).toEqual(['Wear it with', ...names]);
});

test('a size says the age that the size guide has for it', () => {
  const [size = '', age = ''] = Object.entries(sizedByAge.sizeNotes ?? {})[0] ?? [];
  expect(within(open(sizedByAge)).getByRole('radio', { name: `${size} ${age}` })).toBeDefined();
});

test('a product that is sold out says no earlier price', () => {
  expect(textOf(open(soldOut))).not.toContain('was');
});

test('before the script a product’s page shows the general promise on delivery, once', () => {
  const article = open(describedProduct);
  const lines = within(article).getByRole('list', { name: 'Delivery and returns' });
  expect(textOf(lines)).toContain(policies.delivery.aboutAndFaq);
  expect(textOf(article).split('sample days')).toHaveLength(2);
});

// The shop of the tests is open from Tuesday to Saturday; orders before 11am leave on the same day and arrive
// within 4 business days. 25 November 2026 is a Wednesday.
test('the day of delivery follows the clock, and paper has the general promise', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T10:59:00+03:00') });
  if (!deliveryTerms) throw new Error('The shop of the tests names a day.');
  document.documentElement.lang = 'en-KE';
  const { container } = render(<DeliveryDate terms={deliveryTerms}>In some days</DeliveryDate>);
  const day = () => container.querySelector('[data-no-print]')?.textContent;
  expect(day()).toMatch(/^Order before 11am.* and get it by Tuesday, 1\u00a0December$/);
  expect(container.querySelector('[data-on-paper]')?.textContent).toBe('In some days');
  act(() => jest.advanceTimersByTime(60_000));
  expect(day()).toBe('Order now and get it by Wednesday, 2\u00a0December');
  jest.setSystemTime(new Date('2026-11-27T00:01:00+03:00'));
  fireEvent(document, new Event('visibilitychange'));
  expect(day()).toMatch(/^Order before 11am.* and get it by Thursday, 3\u00a0December$/);
  jest.useRealTimers();
});
