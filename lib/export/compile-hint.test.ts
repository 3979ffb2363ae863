import { withCompileHint } from './compile-hint';

test('a script is marked once, in its first line, the only one that browsers read', () => {
  const marked = withCompileHint('run()');
  expect(marked).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(withCompileHint(marked)).toBe(marked);
});
