import { renderToStaticMarkup } from 'react-dom/server';
import { CategoryTiles } from './category-tiles';

const shoes = { id: 'shoes', name: { text: 'Shoes' }, folder: 'shoes', count: 2 };
const bags = { id: 'bags', name: { text: 'Bags' }, folder: 'bags', count: 1 };

test('a tile has no line below its name where the category has no description', () => {
  const html = renderToStaticMarkup(
    <CategoryTiles categories={[{ ...shoes, description: { text: 'Pairs for work.' } }, bags]} />,
  );
  expect(html.match(/<p[ >]/g)).toHaveLength(1);
});

test('a shop with one category has no choice of categories', () => {
  expect(renderToStaticMarkup(<CategoryTiles categories={[shoes]} />)).toBe('');
});
