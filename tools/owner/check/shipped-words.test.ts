import * as english from '@/data/words/en';
import { namesInTexts } from '@/lib/words/check-words';
import shippedWords from './shipped-words.json';

test('the English texts have the names that were shipped; `npm run words:ship` ships those of new texts', () => {
  expect(namesInTexts(english)).toEqual(shippedWords);
});
