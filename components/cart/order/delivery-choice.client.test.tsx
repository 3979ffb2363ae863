/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import { shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { linkDay } from '@/lib/order/order-link-facts';
import { DeliveryChoice } from './delivery-choice.client';

const [stand, town, elsewhere] = deliveryAreas;

/** The cart's texts about delivery to an area, for an order that is sent at a time. */
function said(area = town, over: Parameters<typeof lineWith>[0] = {}, time = '10:59'): string {
  const at = Date.parse(`2026-11-25T${time}+03:00`);
  const identity = { reference: '7K2Q1', day: linkDay(at), at, address: 'https://shop.example/' };
  const choice = { payBy: 'till', destination: { area, place: '' }, identity } as const;
  const { container } = render(<DeliveryChoice lines={[lineWith(over)]} choice={choice} />);
  return container.textContent.replaceAll('\u00a0', ' ');
}

// The shop of the tests is open from Tuesday to Saturday, and orders before 11am leave on the same day.
test.each([
  ['to an area within three days', town, '10:59', 'With you by Saturday, 28 November.'],
  [
    'to an area within three days, after the hour',
    town,
    '11:00',
    'With you by Tuesday, 1 December.',
  ],
  ['to an area within four days', elsewhere, '10:59', 'With you by Tuesday, 1 December.'],
])('the cart names the day by which an order %s arrives', (_, area, time, day) => {
  expect(said(area, {}, time)).toContain(`${area?.means}. ${day}`);
});

test('an order that is collected has the hours in place of a day', () => {
  expect(said(stand)).not.toMatch(/With you by|sample day/);
});

test('an order that asks for the wholesale price has the days of its area, as it waits for an answer', () => {
  const text = said(town, { quantity: shop.wholesaleAbove + 1 });
  expect(text).toContain(`${town?.means}. ${town?.time}.`);
  expect(text).not.toContain('With you by');
});

test('a large order has no fee in the list nor below it, whatever its prices', () => {
  const priceSteps = { group: 'product:tee', steps: [{ from: 4, priceKes: 420 }] };
  const text = said(town, { quantity: shop.wholesaleAbove + 1, priceSteps });
  expect(text).toContain('A large parcel can cost more. We tell you the fee with your total.');
  expect(text).not.toContain('KSh');
  expect(screen.getByRole('option', { name: town?.name ?? '' })).toBeTruthy();
  expect(said(town, { quantity: shop.wholesaleAbove, priceSteps })).toContain('KSh 150');
});
