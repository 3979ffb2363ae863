import { askCategories, askTwins } from './ask-categories';

/** What is agreed to when these answers are typed one after another, and what is asked. */
async function answered(...answers: string[]) {
  const asked: string[] = [];
  const question = async (text: string) => {
    asked.push(text);
    return answers.shift() ?? '';
  };
  return { agreed: await askCategories({ question }, ['Dresses', 'Shoes']), asked };
}

test('all the categories that are not there are one question', async () => {
  expect(await answered('yes')).toEqual({
    agreed: true,
    asked: ['The shop does not have the categories "Dresses", "Shoes". Make them? (yes or no) '],
  });
});

test('all the names that may be one are one question', async () => {
  const asked: string[] = [];
  const question = async (text: string) => {
    asked.push(text);
    return 'yes';
  };
  const twins = [
    { main: 'Dresses', twin: 'Dress' },
    { main: 'School uniform', twin: 'Uniform' },
  ];
  expect(await askTwins({ question }, twins)).toBe(true);
  expect(asked).toEqual([
    'Is "Dress" the same as "Dresses", "Uniform" the same as "School uniform"? (yes or no) ',
  ]);
});

test.each([
  ['Ndio', true],
  ['no', false],
  ['', false],
])('the answer %j is taken', async (answer, agreed) => {
  expect((await answered(answer)).agreed).toBe(agreed);
});

test('an answer that is neither is asked for again', async () => {
  const { agreed, asked } = await answered('maybe', 'y');
  expect(agreed).toBe(true);
  expect(asked).toHaveLength(2);
});
