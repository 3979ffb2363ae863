import { type Door, either, leftOut, listed, literal, ref, refsIn, saidAt } from './marks';

const names: Door['names'] = (one) => JSON.stringify(one);
const inModule: Door = { names, isModule: true };
const typed: Door = { names };

test.each([
  ['a choice of words', `be ${either('true', 'on')}`, 'be true', 'be on'],
  ['words for a module alone', `a list${either(' in [ ]', '')}`, 'a list in [ ]', 'a list'],
  ['a value that may be missing', `or ${leftOut}`, 'or left out', 'or left empty'],
  ['a text', `be ${literal('"38"')}`, 'be "38"', 'be 38'],
  ['texts', `write ${listed(['38', '39'])}`, "write ['38', '39']", 'write 38, 39'],
])('%s is said as a module has it and as it is typed', (_, message, module, form) => {
  expect(saidAt(inModule, message)).toBe(module);
  expect(saidAt(typed, message)).toBe(form);
});

test('each file and field has the name that its form, column or module gives it', () => {
  const message = `${ref({ field: 'till' })} of ${ref({ file: 'a.ts', field: 'b' })} or ${ref({ file: 'c.ts', one: 'd' })}`;
  const said = '{"field":"till"} of {"file":"a.ts","field":"b"} or {"file":"c.ts","one":"d"}';
  expect(saidAt(inModule, message)).toBe(said);
  expect(saidAt(typed, message)).toBe(said);
});

test('a message without marks is said as it is', () => {
  expect(saidAt(typed, 'must be "left out", [1]')).toBe('must be "left out", [1]');
});

test('the names that a message marks are listed, and no others', () => {
  const message = `${leftOut} ${ref({ file: 'shop.ts' })} ${ref({ field: 'till' })}`;
  expect(refsIn(message)).toEqual([{ file: 'shop.ts' }, { field: 'till' }]);
});
