import { englishNames } from './english-names';
import shippedWords from './shipped-words.json';

test('the English texts have the names that were shipped; `npm run words:ship` ships those of new texts', () => {
  expect(englishNames()).toEqual(shippedWords);
});
