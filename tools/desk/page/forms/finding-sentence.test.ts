import { productModule } from '@/data/schema/modules';
import { findingSentence } from './finding-sentence';

test.each([
  [
    'kind',
    'must be there: a word of data/merchant.ts',
    'Kind must be there: one of the kinds of goods',
  ],
  [
    'category',
    'must be the id of a category of data/catalogue/categories.ts',
    'Category must be one of the categories',
  ],
])('what a %s must be is said by the names of the forms', (field, must, sentence) => {
  expect(findingSentence(productModule, undefined, { path: [field], must })).toBe(sentence);
});
