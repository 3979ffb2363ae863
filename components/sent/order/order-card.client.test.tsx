/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { encodeLink } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import { listedOrders } from '@/lib/sent/listed-orders';
import { OrderCard } from './order-card.client';

const facts = { reference: referenceOfText('an order'), day: 329, area: '', place: '' };

/** The text about the goods on the card of an order of these sizes of a boot. */
function goodsOf(...sizes: readonly string[]) {
  const lines = sizes.map((size) => ({ id: 'rain-boot', size, priceKes: 1000, quantity: 1 }));
  const code = encodeLink({ lines, order: { ...facts, payBy: 'till' } }) ?? '';
  const kept = { reference: facts.reference, code, lineIds: [], day: facts.day };
  const [order] = listedOrders([kept], 'en-KE');
  if (!order) throw new Error('The order is not listed');
  render(<OrderCard order={order} products={new Map()} now={0} onRemove={() => {}} />);
  return screen.getByRole('link', { name: /^Rain boot/ }).textContent;
}

test.each([
  ['two kinds of goods', ['37', '38'], /^Rain boot, 37 Rain boot, 38 DUKA-/],
  ['three', ['37', '38', '39'], /^Rain boot, 37 Rain boot, 38 \+1 more DUKA-/],
  ['four, one of them twice', ['37', '38', '38', '39', '40'], /38 \+2 more DUKA-/],
])('the card of an order of %s names two and counts the others', (_, sizes, text) => {
  expect(goodsOf(...sizes)).toMatch(text);
});
