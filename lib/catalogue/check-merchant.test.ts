import * as merchant from '@/data/merchant';
import { merchantIssues } from './check-merchant';
import { describeIssues } from './issue';

test('the kinds and words of the shop have no issue', () => {
  expect(merchantIssues(merchant)).toEqual([]);
});

const kinds = (path: unknown, name = 'shoes') => ({ googleCategories: { [name]: path } });

test.each<[object, string]>([
  [
    kinds('Apparel & Accessories > Shoes', 'Baby Shoes'),
    'googleCategories.Baby Shoes: must be named in lower-case letters, digits and hyphens',
  ],
  [
    kinds('Aparel & Accessories > Shoes'),
    'googleCategories.shoes: must begin with "Apparel & Accessories", not "Aparel & Accessories > Shoes"',
  ],
  [
    kinds('Apparel & Accessories>Shoes'),
    'googleCategories.shoes: must be a path such as "Apparel & Accessories > Shoes", not "Apparel & Accessories>Shoes"',
  ],
  [
    kinds('Shoes'),
    'googleCategories.shoes: must be a path such as "Apparel & Accessories > Shoes", not "Shoes"',
  ],
  [
    { genders: ['male', 'female'] },
    'genders: must be these words, which feeds know: male, female, unisex, not ["male","female"]',
  ],
  [
    { ageGroups: ['newborn', 'infant', 'toddler', 'kids', 'adults'] },
    'ageGroups: must be these words, which feeds know: newborn, infant, toddler, kids, adult, not ["newborn","infant","toddler","kids","adults"]',
  ],
])('merchant.ts with %j says what must be changed', (change, sentence) => {
  expect(describeIssues(merchantIssues({ ...merchant, ...change }))).toBe(
    `data/merchant.ts: ${sentence}`,
  );
});
