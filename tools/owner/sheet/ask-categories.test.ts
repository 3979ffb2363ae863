import { scriptedQuestions } from '@/tools/cli/scripted-questions';
import { askCategories } from './ask-categories';

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
