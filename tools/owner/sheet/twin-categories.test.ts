import { twinsIn } from './twin-categories';

test.each<[string, readonly string[], readonly (readonly [twin: string, main: string])[]]>([
  ['one and several', ['Dresses', 'Dress'], [['Dress', 'Dresses']]],
  ['in the other order', ['Dress', 'Dresses'], [['Dress', 'Dresses']]],
  ['of several words', ['Ladies shoes', 'ladies shoe'], [['ladies shoe', 'Ladies shoes']]],
  ['a part of a name', ['School uniform', 'Uniform'], [['Uniform', 'School uniform']]],
  [
    'the words in another order',
    ['Shoes ladies', 'Ladies shoes'],
    [['Ladies shoes', 'Shoes ladies']],
  ],
  ['a part of two names is neither', ['Shoes', 'Ladies shoes', 'Mens shoes'], []],
  ['others', ['Dresses', 'Skirts', 'Dress shirts'], [['Dresses', 'Dress shirts']]],
  ['nothing alike', ['Bags', 'Belts', 'نعال'], []],
])('names that may be one category: %s', (_, names, twins) => {
  expect(twinsIn(names).map(({ main, twin }) => [twin, main])).toEqual(twins);
});

test('each name is the twin of one other, and of none that is its twin', () => {
  const twins = twinsIn(['Uniform', 'School uniform', 'School uniforms']);
  expect(twins).toEqual([{ main: 'School uniforms', twin: 'School uniform' }]);
});
