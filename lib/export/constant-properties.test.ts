import { constantProperties, withConstants } from './constant-properties';

function inlined(sheet: string, other = ''): string {
  return withConstants(sheet, constantProperties([sheet], [other]));
}

test('a property that only the root defines is written as its value', () => {
  expect(inlined(':root{--a:1rem;--b:calc(var(--a)*2)}.x{gap:var(--a) var(--b)}')).toBe(
    ':root{}.x{gap:1rem calc(1rem*2)}',
  );
});

test.each([
  ['has another value in a block', ':root{--a:1rem}.x{gap:var(--a)}.y{--a:2rem}'],
  ['has another value in print', ':root{--a:1rem}.x{gap:var(--a)}@media print{:root{--a:0}}'],
  ['is defined in a block alone', '.x{--a:1rem;gap:var(--a)}'],
  ['has a long value', `:root{--a:${'1'.repeat(41)}}.x{gap:var(--a)}`],
  [
    'is an image with a semicolon in its address',
    ':root{--a:url(data:image/webp;base64,UklGRoYAAABXRUJQVlA4THoA)}.x{background:var(--a)}',
  ],
])('a property stays if it %s', (_, sheet) => {
  expect(inlined(sheet)).toBe(sheet);
});

test('a property stays if a page or a script sets it on an element', () => {
  const sheet = ':root{--a:1rem}.x{gap:var(--a)}';
  expect(inlined(sheet, '<ul style="--a:3">')).toBe(sheet);
  expect(inlined(sheet, '<ul style="--b:3;--a:3">')).toBe(sheet);
  expect(inlined(sheet, 'style:{"--a":3}')).toBe(sheet);
  expect(inlined(sheet, 'for(;n>0;--a){f(n?--a:1)}')).toBe(':root{}.x{gap:1rem}');
});

test('what another sheet defines counts', () => {
  const sheets = [':root{--a:1rem}.x{gap:var(--a)}', '.y{--a:2rem}'];
  expect([...constantProperties(sheets, [])]).toEqual([]);
});
