import { detailIssues } from './check-details';

const today = '2026-11-22';

test.each([
  [{}],
  [{ material: 'Cotton jersey', care: 'Wash at 30°', madeIn: 'Kenya', sampleFacts: true }],
  [{ fit: 'small' }],
  [{ fit: 'true' }],
  [{ fit: 'large' }],
  [{ sizes: ['28', '30'], sizeGuide: 'waist' }],
  [{ added: today }],
])('the details %j of a product pass', (facts) => {
  expect(detailIssues(facts, today)).toEqual([]);
});

test.each([
  [{ material: 5 }, 'material', 'must be a text in quotes'],
  [{ material: 'x'.repeat(201) }, 'material', 'must be 200 letters at most'],
  [{ care: ['Wash'] }, 'care', 'must be a text in quotes'],
  [{ madeIn: true }, 'madeIn', 'must be a text in quotes'],
  [{ fit: true }, 'fit', "must be one of 'small', 'true', 'large'"],
  [{ fit: 'tight' }, 'fit', "must be one of 'small', 'true', 'large'"],
  [{ fit: 'smal' }, 'fit', `must be one of 'small', 'true', 'large'; did you mean "small"?`],
  [{ sizeGuide: 'Waist' }, 'sizeGuide', "must be the name of a size guide, such as 'waist'"],
  [
    { sizes: 'shoes', sizeGuide: 'waist' },
    'sizeGuide',
    'must be left out where sizes is a size set',
  ],
  [{ sampleFacts: false }, 'sampleFacts', 'must be true, or left out'],
  [{ added: '21.11.2026' }, 'added', 'must be a day such as "2026-11-21"'],
  [{ added: '2026-02-30' }, 'added', 'must be a day such as "2026-11-21"'],
  [{ added: '2026-11-23' }, 'added', 'must be today, 2026-11-22, or an earlier day'],
])('the details %j say that %s %s', (facts, field, must) => {
  expect(detailIssues(facts, today)).toEqual([[field, must]]);
});

test('without a day of today a later day passes', () => {
  expect(detailIssues({ added: '2099-01-01' })).toEqual([]);
});
