import { shortNames, withShortNames } from './short-names';

const sheet =
  '._2NABzW_button{color:red}._2NABzW_button:hover svg{animation:-m56qq_turn 1s}@keyframes -m56qq_turn{0%{opacity:0}}.visually-hidden{width:1px}';

test('class and animation names become short, each by its own name', () => {
  const names = shortNames([sheet]);
  expect([...names]).toEqual([
    ['_2NABzW_button', 'a'],
    ['-m56qq_turn', 'b'],
  ]);
  expect(withShortNames(sheet, names)).toBe(
    '.a{color:red}.a:hover svg{animation:b 1s}@keyframes b{0%{opacity:0}}.visually-hidden{width:1px}',
  );
});

test('pages and scripts follow, and words that only contain a name stay', () => {
  const names = shortNames([sheet]);
  expect(withShortNames('<p class="_2NABzW_button x">_2NABzW_buttons</p>', names)).toBe(
    '<p class="a x">_2NABzW_buttons</p>',
  );
  expect(withShortNames('{button:"_2NABzW_button"}', names)).toBe('{button:"a"}');
});

test('a custom property becomes short where it is defined and where it is used', () => {
  const tokens =
    ':root{--space-3:1rem;--bar:var(--space-3)}._2NABzW_x{margin:calc(-1*var(--space-3))}';
  expect(withShortNames(tokens, shortNames([tokens]))).toBe(
    ':root{--a:1rem;--b:var(--a)}.a{margin:calc(-1*var(--a))}',
  );
});

test('a thousand names are all different and none is a word that content blockers hide', () => {
  const many = Array.from({ length: 1000 }, (_, at) => `.abcdef_x${at}{}`).join('');
  const short = [...shortNames([many]).values()];
  expect(new Set(short).size).toBe(1000);
  expect(short).not.toContain('ad');
});

test('sheets without a generated name fail the step', () => {
  expect(() => shortNames(['.visually-hidden{width:1px}'])).toThrow('no class name of the form');
});
