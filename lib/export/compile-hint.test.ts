import { withCompileHint } from './compile-hint';

test('a script is marked in its first line, where alone a browser looks, and once', () => {
  const marked = withCompileHint('run()');
  expect(marked).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(withCompileHint(marked)).toBe(marked);
});
