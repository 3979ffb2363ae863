import { readAnswers } from './answers';

const read = (line: string) => readAnswers(`# A remark\n${line}\n`, 'answers.txt');

test('a remark behind an answer is no part of it, and is refused', () => {
  const { answers, faults } = read('Town: Nyeri # where it is');
  expect(answers).toEqual([]);
  expect(faults).toEqual([
    'answers.txt, line 2: Town: must have no remark behind it: write it on a line of its own that begins with #',
  ]);
});

test.each(['Street: Shop #4, Kimathi Way', 'Colour: #f7b7c5'])(
  'the # of "%s" is no remark',
  (line) => {
    expect(read(line)).toMatchObject({ faults: [], answers: [{ text: line.split(': ')[1] }] });
  },
);
