import { Misuse } from '@/tools/cli/stop';
import { backOf } from './publish-options';

test.each([
  [undefined, undefined, 0],
  [true, undefined, 1],
  [true, '3', 3],
])('--back %s with the word %s goes back by %s shops', (isBack, nth, back) => {
  expect(backOf(isBack, nth)).toBe(back);
});

test.each([
  [undefined, '3', 'It is not clear what 3 means.'],
  [true, '0', 'It is not clear what 0 means: --back takes a number from 1 to 9.'],
  [true, '10', 'It is not clear what 10 means: --back takes a number from 1 to 9.'],
  [true, 'two', 'It is not clear what two means: --back takes a number from 1 to 9.'],
])('--back %s with the word %s is refused', (isBack, nth, sentence) => {
  expect(() => backOf(isBack, nth)).toThrow(new Misuse(sentence));
});
