import { readReport } from './run-tests';

test('a program that ended without its report is named, with what to do', () => {
  expect(() => readReport('.test/faults/nowhere.json', 'npx jest')).toThrow(
    /^"npx jest" ended without its report \.test\/faults\/nowhere\.json\..*npm run fixture -- build/,
  );
});
