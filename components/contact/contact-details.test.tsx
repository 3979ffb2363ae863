/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shop } from '@/e2e/shop/whole-shop';
import { ContactDetails } from './contact-details';

test('Contact says within what time the shop replies', () => {
  render(<ContactDetails builtOn="2026-11-26" />);
  expect(screen.getByText(`We reply within ${shop.replyWithin}.`)).toBeDefined();
});
