/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { productWith } from '@/e2e/shop/builders';
import { toCardProduct } from '@/lib/catalogue/product';
import { SizePicker } from './size-picker';

/** Draws the sizes of a product. */
function pick(sizes: string[], sizeNotes?: Record<string, string>) {
  return render(
    <SizePicker
      product={{ ...toCardProduct(productWith({ sizes })), ...(sizeNotes && { sizeNotes }) }}
      name="size"
      valueFor={(size) => size}
      required={false}
      chosen=""
      lacking={false}
      onChoose={() => {}}
    />,
  );
}

test('the age under a size is short, and a screen reader says its unit in full', () => {
  const { container } = pick(['24', '25'], { '24': '2–2½ years', '25': 'walks' });
  expect(screen.getByRole('radio', { name: '24 2–2½ years' })).toBeTruthy();
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('2–2½ y');
  // The stand-in for a browser reads a name without the space that a browser puts between blocks.
  expect(screen.getByRole('radio', { name: /^25\s?walks$/ })).toBeTruthy();
});

test.each([
  [['36', '37', '38', '39', '40', '41', '42'], undefined, 4],
  [['36', '37', '38', '39', '40', '41', '42', '43', '44'], undefined, 5],
  [['36', '37', '38', '39', '40', '41'], undefined, 6],
  [['Small', 'Medium', 'Large', 'Very large', 'One size'], undefined, 3],
  [['22', '23', '24', '25', '26', '27'], { '22': '12–18 months' }, 3],
])('the sizes %j are in as many columns as leave few places empty', (sizes, notes, columns) => {
  pick(sizes, notes);
  const box = screen.getAllByRole('radio')[0]?.closest('label')?.parentElement;
  expect(box?.dataset.columns).toBe(String(columns));
});
