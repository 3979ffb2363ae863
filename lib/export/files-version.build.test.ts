import { filesVersion } from './files-version.build';

const parts = () =>
  [new Map([['red', 'a']]), new Map([[94110, 1]]), new Map([['--ink', '#111']])] as const;

test('files of the same names, modules and constants have the same version', () => {
  expect(filesVersion(...parts())).toBe(filesVersion(...parts()));
});

test.each([
  ['class name', 0, 'red', 'b'],
  ['module', 1, 94110, 2],
  ['constant such as a colour', 2, '--ink', '#222'],
] as const)('another %s gives the files another version', (_, part, key, value) => {
  const changed = parts();
  (changed[part] as Map<unknown, unknown>).set(key, value);
  expect(filesVersion(...changed)).not.toBe(filesVersion(...parts()));
});
