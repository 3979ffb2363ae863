/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { MainNav } from '@/components/shell/header/main-nav.client';
import { shop } from '@/e2e/shop/whole-shop';
import { categories, phone } from '@/e2e/shop-under-test';
import { FloatingContacts } from './floating-contacts';
import { Footer } from './footer';
import { MenuCategories } from './header';
import { ScrollToTop } from './scroll-to-top.client';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
// What floats is placed where the page is laid out.
jest.mock('@/components/shell/floating/use-gives-way.client', () => ({ useGivesWay: () => false }));

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['/', 'Home', 'page'],
  ['/shop/', 'Shop', 'page'],
  ['/shop/shoes/', 'Shop', 'true'],
  ['/shop/shoes/boot/', 'Shop', 'true'],
  ['/about/', 'About', 'page'],
])('on %s the bar marks %s as current, as "%s"', (path, name, current) => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<MainNav categories={null}>{null}</MainNav>);
  const marked = screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marked).toEqual([[name, current]]);
});

test('the bar leads to the pages', () => {
  jest.mocked(usePathname).mockReturnValue('/order/');
  render(<MainNav categories={null}>{null}</MainNav>);
  expect(linksIn(screen.getByRole('navigation'))).toEqual([
    ['Home', '/'],
    ['Shop', '/shop/'],
    ['About', '/about/'],
    ['Contact', '/contact/'],
    ['Your orders', '/order/'],
  ]);
});

test('the phone’s menu leads to every category', () => {
  render(<MenuCategories categories={categories} />);
  expect(linksIn(screen.getByRole('list'))).toEqual(
    categories.map(({ id, name }) => [name.text, `/shop/${id}/`]),
  );
});

test('the footer leads to the pages, to each category, to shipping and to reviews', () => {
  jest.mocked(usePathname).mockReturnValue('/');
  render(<Footer categories={categories} />);
  expect(linksIn(screen.getByRole('navigation', { name: 'Quick links' }))).toEqual([
    ['Home', '/'],
    ['Shop', '/shop/'],
    ['About', '/about/'],
    ['Contact', '/contact/'],
    ['Your orders', '/order/'],
    ['Size guide', '/size-guide/'],
    ['Delivery and returns', '/#shipping-returns'],
    ['Reviews', '/#reviews'],
  ]);
  expect(linksIn(screen.getByRole('navigation', { name: 'What we sell' }))).toEqual(
    categories.map(({ id, name }) => [name.text, `/shop/${id}/`]),
  );
  const end = screen.getByRole('contentinfo');
  expect(within(end).getByText(phone.shown).getAttribute('href')).toBe(phone.call);
  expect(within(end).getByText('Privacy').getAttribute('href')).toBe('/privacy/');
});

test('the footer says under which name and number the business is registered', () => {
  jest.mocked(usePathname).mockReturnValue('/');
  render(<Footer categories={categories} />);
  expect(screen.getByRole('contentinfo').textContent).toContain(
    `${shop.registeredName}, ${shop.registration}`,
  );
});

test('chat and call are one tap each', () => {
  render(<FloatingContacts />);
  const href = (name: string) => screen.getByLabelText(name).getAttribute('href');
  expect(href('Chat on WhatsApp')).toContain(`${phone.chat}?text=`);
  expect(href('Call the shop')).toBe(phone.call);
});

test('the button to the top is there beyond 300 px of scroll, and scrolls up', () => {
  window.scrollTo = jest.fn();
  const scroll = (top: number) =>
    act(() => {
      Object.assign(window, { scrollY: top });
      fireEvent.scroll(window);
    });
  render(<ScrollToTop />);
  scroll(300);
  expect(screen.queryByRole('button')).toBeNull();
  scroll(301);
  fireEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  scroll(0);
  expect(screen.queryByRole('button')).toBeNull();
});
