import { withCompileHint } from './compile-hint';

const script = 'run();'.repeat(200);

test('a script is marked once, in its first line, the only one that browsers read', () => {
  const marked = withCompileHint(script);
  expect(marked).toBe(`//# allFunctionsCalledOnLoad\n${script}`);
  expect(withCompileHint(marked)).toBe(marked);
});

test('a script of one line stays unmarked', () => {
  expect(withCompileHint('run()')).toBe('run()');
});
