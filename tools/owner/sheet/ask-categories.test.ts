import { scriptedQuestions } from '@/tools/cli/scripted-questions';
import { askCategories, askTwins } from './ask-categories';

test.each([
  ['yes', true],
  ['no', false],
])(
  'all the categories that are not there are one question, answered with %s',
  async (answer, agreed) => {
    const questions = scriptedQuestions(answer);
    expect(await askCategories(questions, ['Dresses', 'Shoes'])).toBe(agreed);
    expect(questions.said).toEqual([
      'The shop does not have the categories "Dresses", "Shoes". Make them? (yes or no)',
    ]);
  },
);

test('all the names that may be one are one question', async () => {
  const questions = scriptedQuestions('yes');
  const twins = [
    { main: 'Dresses', twin: 'Dress' },
    { main: 'School uniform', twin: 'Uniform' },
  ];
  expect(await askTwins(questions, twins)).toBe(true);
  expect(questions.said).toEqual([
    'Is "Dress" the same as "Dresses", "Uniform" the same as "School uniform"? (yes or no)',
  ]);
});
