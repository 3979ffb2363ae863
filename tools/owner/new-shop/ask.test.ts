import { sampleShop } from '@/e2e/shop/sample-shop';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { scriptedQuestions } from '@/tools/cli/scripted-questions';
import { askAnswers } from './ask';
import { openQuestions } from './plan';
import { questions } from './questions';
import { withoutSamples } from './without-samples';

/** The answers to each question by its name, and what is said meanwhile. */
async function ask(typed: Readonly<Record<string, readonly string[]>>, names: readonly string[]) {
  const left = new Map(Object.entries(typed).map(([name, answers]) => [name, [...answers]]));
  const said: string[] = [];
  const answers = await askAnswers(
    questions.filter(({ name }) => names.includes(name)),
    'e2e/shop/data',
    sampleShop(),
    {
      ...scriptedQuestions(),
      async text(question, issueOf = () => undefined) {
        for (;;) {
          const answer = left.get(question.replace(/:$/, ''))?.shift() ?? '';
          const issue = issueOf(answer);
          if (issue === undefined) return answer;
          said.push(issue);
        }
      },
    },
    () => {},
  );
  return { answers: answers.map(({ question, text }) => `${question.name}: ${text}`), said };
}

test('a question is put until its answer is right, and Enter leaves one out', async () => {
  const { answers, said } = await ask(
    { Name: ['', 'Kanga House'], Phone: ['12', '0712 345 678'], Town: [''], Till: ['123'] },
    ['Name', 'Phone', 'Town', 'Till'],
  );
  expect(answers).toEqual(['Name: Kanga House', 'Phone: 0712 345 678']);
  expect(said).toContain('Name: must be there');
  expect(said).toContainEqual(expect.stringMatching(/^Phone: must be a Kenyan phone number/));
  expect(said).toContainEqual(expect.stringMatching(/^Till: must be the number and the name/));
});

test('a question with several answers is put again after each', async () => {
  const { answers } = await ask(
    { 'Delivery area': ['Town, 100, by rider, today', 'Other towns, 300, by bus, 2 days'] },
    ['Delivery area'],
  );
  expect(answers).toHaveLength(2);
});

test('the sample shop is asked everything, and an owner’s shop what it lacks', () => {
  expect(openQuestions(withoutSamples(sampleShop()))).toEqual(questions);
  const own = openQuestions(readShop('e2e/shop/data')).map(({ name }) => name);
  expect(own).toEqual(['WhatsApp']);
});
