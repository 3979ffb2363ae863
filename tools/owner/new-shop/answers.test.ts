import { readAnswers } from './answers';

const read = (line: string) => readAnswers(`# A remark\n${line}\n`, 'answers.txt');

test.each(['Town: Nyeri # where it is', 'Town: Nyeri #where it is'])(
  'the remark of "%s" is no part of the answer, and is refused',
  (line) => {
    const { answers, faults } = read(line);
    expect(answers).toEqual([]);
    expect(faults).toEqual([
      'answers.txt, line 2: Town: must have no remark behind it: write it on a line of its own that begins with #',
    ]);
  },
);

test.each(['Street: Shop #4, Stall #B12', 'Colour: #f7b7c5'])(
  'the # of "%s" is no remark',
  (line) => {
    expect(read(line)).toMatchObject({ faults: [], answers: [{ text: line.split(': ')[1] }] });
  },
);
