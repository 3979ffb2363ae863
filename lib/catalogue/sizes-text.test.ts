import { sizesText } from './sizes-text';

test.each([
  [['36', '37', '38', '39'], '36–39'],
  [['36', '37', '39', '40', '41'], '36, 37, 39–41'],
  [['38', '40', '42'], '38, 40, 42'],
  [['36', '36.5', '37'], '36, 36.5, 37'],
  [['XS', 'S', 'M', 'L', 'XL', 'XXL'], 'XS–XXL'],
  [['S', 'L', 'XL'], 'S, L, XL'],
  [['0–3 months', '3–6 months'], '0–3 months, 3–6 months'],
  [['One size'], 'One size'],
])('the sizes %j are written %s', (sizes, text) => {
  expect(sizesText(sizes)).toBe(text);
});
