import { type Finding, stop } from './finding';
import { foundAnew } from './found-anew';

const file = 'delivery.ts';
const area = (name: string, feeKes: number) => ({ name, feeKes });
const at = (index: number, must = 'must be 0') => stop(file, [index, 'feeKes'], must);
const shop = (areas: readonly object[], ...issues: Finding[]) => ({
  issues,
  values: new Map([[file, areas]]),
});
const [juja, nyeri] = [area('Juja', 450), area('Nyeri', 200)];

test('what is wrong already is not new, also where it has moved in its list', () => {
  expect(foundAnew(shop([nyeri, juja], at(1)), () => shop([juja, nyeri], at(0)))).toEqual([]);
});

test.each([
  ['another value', shop([area('Juja', 460)], at(0))],
  ['another entry', shop([juja, area('Nyeri', 450)], at(1))],
  ['another field', shop([{ ...juja, time: 450 }], stop(file, [0, 'time'], 'must be 0'))],
  ['another rule', shop([juja], at(0, 'must be whole'))],
])('%s that is wrong is new', (_, after) => {
  expect(foundAnew(after, () => shop([juja], at(0)))).toEqual(after.issues);
});

test('an issue without a place in a value is known by what it says', () => {
  const words = (message: string) => ({ file: 'data/words/en/faq.ts', field: 'title', message });
  const judged = (message: string) => ({ issues: [words(message)], values: new Map() });
  expect(foundAnew(judged('must be text'), () => judged('must be text'))).toEqual([]);
  expect(foundAnew(judged('must be there'), () => judged('must be text'))).toHaveLength(1);
});

test('a shop in which nothing is wrong is not compared with what it was', () => {
  const before = () => {
    throw new Error('It was asked.');
  };
  expect(foundAnew(shop([juja]), before)).toEqual([]);
});
