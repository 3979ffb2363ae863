/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContactDetails } from '@/components/contact/contact-details';
import { Footer } from './footer';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('@/e2e/shop/data/shop', () => {
  const { shop } = jest.requireActual('@/e2e/shop/data/shop');
  return { shop: { ...shop, phone: '0700 000 111', secondPhone: '0700 000 112' } };
});

const parts: readonly [string, ReactNode][] = [
  ['Contact', <ContactDetails key="contact" builtOn="2026-11-26" />],
  ['the end of every page', <Footer key="footer" categories={[]} />],
];

test.each(parts)('%s calls each of two phones by its own number', (_, part) => {
  render(part);
  const calls = screen.getAllByRole('link', { name: /0700 000 11\d/ });
  expect(calls.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringContaining('0700 000 111'), 'tel:+254700000111'],
    ['0700 000 112', 'tel:+254700000112'],
  ]);
});
