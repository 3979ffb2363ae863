import { oldestBrowsers } from '@/lib/build/bundle-program.build';
import { inlinePrograms, newerSyntax } from './newer-syntax';

const browserslist = oldestBrowsers();

test('syntax that the oldest supported browsers cannot read is reported, and none that they read', () => {
  for (const program of ['@logged class A {}', 'const all = /[\\p{L}--[a-z]]/v;']) {
    expect(newerSyntax(program, browserslist)).toBeDefined();
  }
  const read = 'class A { #b = 1; static { this.c = /(?<=a)\\p{L}/u; } } x ||= a?.b ?? c;';
  expect(newerSyntax(read, browserslist)).toBeUndefined();
  expect(() => newerSyntax('const = 1', browserslist)).toThrow();
});

test('the programs inside a page are found, and its data is not', () => {
  const page =
    '<script>a()</script><script type="application/ld+json">{}</script>' +
    '<script type="text/deferred" src="x.js"></script><script id="_R_">b()</script>';
  expect(inlinePrograms(page)).toEqual(['a()', 'b()']);
});
