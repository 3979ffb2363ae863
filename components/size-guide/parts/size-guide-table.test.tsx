/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { sizeGuideWith } from '@/e2e/shop/builders';
import { SizeGuideTable } from './size-guide-table';

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a size guide says that its figures are centimetres, and of no other column', () => {
  const guide = sizeGuideWith({
    columns: { foot: { title: 'Foot length', holds: 'cm' }, uk: { title: 'UK', holds: 'text' } },
    rows: { '40': { foot: 25.3, uk: '6½' } },
  });
  render(<SizeGuideTable guide={guide} />);
  expect(headings()).toEqual(['Size (EU)', 'Foot length, cm', 'UK']);
});
