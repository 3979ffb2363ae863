/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { pictureOf } from '@/e2e/shop/builders';
import { parseShelfQuery } from '@/lib/finding/shelf-address';
import type { ShelfView } from '@/lib/finding/shelf-view';
import { NothingFiltered } from './nothing-filtered.client';

const index = { products: [], words: {}, categories: [], popular: [], pages: {} };

/** The buttons of a shelf of three products, so many of which lack the searched colour. */
function buttonsWith(count: number) {
  const view = {
    query: parseShelfQuery('?colour=pink&size=shoes-41'),
    values: [{ part: 'colour', value: 'pink', text: 'Pink' }],
    lifts: [{ part: 'colour', count }],
  } as unknown as ShelfView;
  render(
    <NothingFiltered
      view={view}
      scene={{ picture: pictureOf('empty'), alt: '' }}
      go={() => {}}
      total={3}
      index={index}
      nearest={undefined}
      isAnswered={false}
    />,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

test('a filter that is in the way of some products has a button beside the one for all', () => {
  expect(buttonsWith(2)).toEqual(['Without Pink: 2 products', 'Show all 3 products']);
});

test('a filter whose removal shows all products has no second button for the same', () => {
  expect(buttonsWith(3)).toEqual(['Show all 3 products']);
});
