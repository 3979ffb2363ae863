import { issuePage } from './issue-page';

test('the page names file, line, record, field and what to write, and shows the line with a mark', () => {
  const page = issuePage([
    {
      file: 'data/catalogue/shoes.ts',
      entry: 'brogue',
      field: 'priceKes',
      message: 'must be a number <alone>: 2250',
      place: { line: 12, text: 'priceKes: 2,250, // a & b', column: 10 },
    },
  ]);
  expect(page).toContain('<b>data/catalogue/shoes.ts, line 12</b>');
  expect(page).toContain('<p>brogue: priceKes: must be a number &#60;alone&#62;: 2250</p>');
  expect(page).toContain('<pre>priceKes: 2,250, // a &#38; b\n          ^</pre>');
  expect(page).toContain('One thing to change');
});

test('issues without a place are listed too', () => {
  const page = issuePage([
    { file: 'data/shop.ts', message: 'must be there' },
    { file: 'data/faq.ts', field: 'faq', message: 'must be there' },
  ]);
  expect(page).toContain('2 things to change');
  expect(page).toContain('<b>data/faq.ts</b><p>faq: must be there</p>');
  expect(page).not.toContain('<pre>');
});

test('what several products have is one item, with the first of them', () => {
  const issues = ['a', 'b', 'c', 'd'].map((id) => ({
    file: `data/catalogue/products/${id}.ts`,
    entry: id,
    field: 'kind',
    message: 'must be a kind',
    place: { line: 9, text: '', column: 0 },
  }));
  expect(issuePage(issues)).toContain(
    '<b>4 products: kind: must be a kind</b><p>data/catalogue/products/a.ts, line 9<br>data/catalogue/products/b.ts, line 9<br>data/catalogue/products/c.ts, line 9<br>and 1 more</p>',
  );
});
