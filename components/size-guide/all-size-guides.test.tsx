/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { sizeGuideWith } from '@/e2e/shop/builders';
import { AllSizeGuides } from './all-size-guides';

const said = (...answers: ('larger' | 'smaller')[]) => {
  const guides = answers.map((between, at) => sizeGuideWith({ id: `guide-${at}`, between }));
  const { unmount } = render(<AllSizeGuides guides={guides} />);
  const texts = screen.getAllByText(/^Between two sizes/).map(({ textContent }) => textContent);
  unmount();
  return texts;
};

test('guides that agree say once which of two sizes to take, others say it each', () => {
  expect(said('larger', 'larger')).toEqual(['Between two sizes? Take the larger one.']);
  expect(said('larger', 'smaller')).toEqual([
    'Between two sizes? Take the larger one.',
    'Between two sizes? Take the smaller one.',
  ]);
});
