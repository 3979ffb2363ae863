import { stockIssues } from './check-stock';

const sizes = ['40', '41'];

test.each([
  [{}],
  [{ soldOut: true }],
  [{ soldOut: false }],
  [{ soldOut: [] }],
  [{ soldOut: ['41'] }],
  [{ sizesLeft: { '40': 0, '41': 3 } }],
  [{ soldOut: ['40'], sizesLeft: { '40': 0, '41': 3 } }],
])('%j has no issue', (stock) => {
  expect(stockIssues(stock, sizes)).toEqual([]);
});

test.each([
  [{ soldOut: 'yes' }, ['soldOut', "must be true, or a list of sizes such as ['42']"]],
  [{ soldOut: ['39'] }, ['soldOut', "must be true, or a list of its sizes in quotes, '40', '41'"]],
  [{ soldOut: [41] }, ['soldOut', "must be true, or a list of its sizes in quotes, '40', '41'"]],
  [
    { soldOut: ['40', '41'], sizesLeft: { '41': 2 } },
    ['soldOut', "must be without '41' while sizesLeft has 2 of it"],
  ],
  [{ sizesLeft: 2 }, ['sizesLeft', "must be sizes with a number each, such as { '42': 2 }"]],
  [{ sizesLeft: ['41'] }, ['sizesLeft', "must be sizes with a number each, such as { '42': 2 }"]],
  [
    { sizesLeft: { '39': 2 } },
    ['sizesLeft', "must name only those of its sizes in quotes, '40', '41'"],
  ],
  [{ sizesLeft: { '41': -1 } }, ['sizesLeft', 'must be whole numbers, 0 or more']],
  [{ sizesLeft: { '41': 1.5 } }, ['sizesLeft', 'must be whole numbers, 0 or more']],
])('%j is reported with its field', (stock, issue) => {
  expect(stockIssues(stock, sizes)).toEqual([issue]);
});
