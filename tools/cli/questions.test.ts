import { askYes } from './questions';
import { scriptedQuestions } from './scripted-questions';

test.each([
  ['Ndio', true],
  ['y', true],
  ['hapana', false],
  ['NO', false],
])('the answer %s to a question of yes or no is understood', async (answer, isYes) => {
  expect(await askYes(scriptedQuestions(answer), 'Do it?')).toBe(isYes);
});

test('an answer that is neither yes nor no, and Enter alone, are asked for again', async () => {
  const questions = scriptedQuestions('maybe', '', 'yes');
  expect(await askYes(questions, 'Do it?')).toBe(true);
  expect(questions.said).toEqual(['Do it? (yes or no)', 'Type yes or no.', 'Type yes or no.']);
});
