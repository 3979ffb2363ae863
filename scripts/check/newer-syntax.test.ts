import { oldestBrowsers } from '@/lib/build/oldest-browsers.build';
import { inlinePrograms, newerSyntax } from './newer-syntax';

const browserslist = oldestBrowsers();

test.each([
  '@logged class A {}',
  'const all = /[\\p{L}--[a-z]]/v;',
  'label: { using file = open(); }',
])('syntax that the oldest supported browsers cannot read is reported: %s', (program) => {
  expect(newerSyntax(program, browserslist)).toBeDefined();
});

test.each([
  'const a = b?.c ?? d;',
  'class A { #b = 1; c = 2; static d = 3; static { this.e = 4; } }',
  'const part = /(?<=a)b/;',
  'x ||= 1; async function* y() { for await (const z of w) yield z; }',
  'const s = /\\p{Surrogate}/gu;',
])('syntax that the oldest supported browsers read is not reported: %s', (program) => {
  expect(newerSyntax(program, browserslist)).toBeUndefined();
});

test('a text that is no program throws', () => {
  expect(() => newerSyntax('const = 1', browserslist)).toThrow();
});

test('the programs inside a page are found, and its data is not', () => {
  const page =
    '<script>a()</script><script type="application/ld+json">{}</script>' +
    '<script type="text/deferred" src="x.js"></script><script id="_R_">b()</script>';
  expect(inlinePrograms(page)).toEqual(['a()', 'b()']);
});
