import { crashWords } from '@/lib/site/crash-words';
import { words } from './words';

test('the crash page speaks the language of every other page', () => {
  expect(crashWords.language).toBe(words.language);
});
