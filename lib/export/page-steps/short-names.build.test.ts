import { serialize } from 'parse5';
import { parsePage } from '@/lib/export/page-tree.build';
import {
  sheetWithShortNames,
  shortenNames,
  shortNames,
  textWithShortNames,
} from './short-names.build';

const sheet =
  '._2NABzW_button:not(.b-Q__q_big){color:red}._2NABzW_button:hover svg{animation:-m56qq_turn 1s}@keyframes -m56qq_turn{0%{opacity:0}}.visually-hidden{width:1px}';

test('class and animation names become short, each by its own name', () => {
  const names = shortNames([sheet]);
  expect([...names]).toEqual([
    ['_2NABzW_button', 'a'],
    ['b-Q__q_big', 'b'],
    ['-m56qq_turn', 'c'],
  ]);
  expect(sheetWithShortNames(sheet, names)).toBe(
    '.a:not(.b){color:red}.a:hover svg{animation:1s c}@keyframes c{0%{opacity:0}}.visually-hidden{width:1px}',
  );
});

test('an animation gets its short name beside a custom property too', () => {
  const moving =
    '.EL6vEG_nav{animation:EL6vEG_open var(--quick)}@keyframes EL6vEG_open{0%{opacity:0}}';
  expect(sheetWithShortNames(moving, shortNames([moving]))).toBe(
    '.a{animation:b var(--a)}@keyframes b{0%{opacity:0}}',
  );
});

test('pages, their data and scripts follow, and words that only contain a name stay', () => {
  const names = shortNames([sheet]);
  const page = parsePage(
    '<p class="_2NABzW_button x">_2NABzW_buttons</p><script>["_2NABzW_button"]</script>',
  );
  shortenNames(page, names);
  expect(serialize(page)).toContain('<p class="a x">_2NABzW_buttons</p><script>["a"]</script>');
  expect(textWithShortNames('{button:"_2NABzW_button"}', names)).toBe('{button:"a"}');
});

test('a custom property becomes short where it is defined, used and set, and one letter stays', () => {
  const tokens =
    ':root{--space-3:1rem;--bar:var(--space-3);--n:1}._2NABzW_x{margin:calc(-1*var(--space-3))}';
  const names = shortNames([tokens]);
  expect(sheetWithShortNames(tokens, names)).toBe(
    ':root{--a:1rem;--b:var(--a);--n:1}.a{margin:calc(-1*var(--a))}',
  );
  const page = parsePage('<p style="--space-3:0">x</p>');
  shortenNames(page, names);
  expect(serialize(page)).toContain('<p style="--a:0">');
  expect(textWithShortNames('style={"--bar":1},--n', names)).toBe('style={"--b":1},--n');
});

test('a thousand names are all different and none is a word that content blockers hide', () => {
  const many = Array.from({ length: 1000 }, (_, at) => `.abcdef_x${at}{top:0}`).join('');
  const short = [...shortNames([many]).values()];
  expect(new Set(short).size).toBe(1000);
  expect(short).not.toContain('ad');
});

test.each([
  ['a sheet without a generated name', '.visually-hidden{width:1px}', /no class name of the form/],
  ['a relative address', '.abcdef_x{background:url(../media/x.png)}', /relative.*\.\.\/media\/x/],
  ['another sheet', '@import "b.css";.abcdef_x{top:0}', /another sheet: b\.css/],
])('%s fails the step with a message that names it', (_, text, message) => {
  expect(() => shortNames([text])).toThrow(message);
});

test('a name in a place that the step does not know fails it with a message that says which', () => {
  const sheet = '.abcdef_x{content:"abcdef_x"}';
  expect(() => sheetWithShortNames(sheet, shortNames([sheet]))).toThrow(/not known: abcdef_x/);
});

test('data addresses and full addresses in a sheet stay unchanged', () => {
  const addressed = '.a{background:url(data:image/webp,x)}.b{background:url(/marks/icon.svg)}';
  expect(sheetWithShortNames(addressed, new Map())).toBe(addressed);
});

test('a sheet of one colour scheme gets nothing that replaces light-dark()', () => {
  const scheme = 'html{color-scheme:light only}';
  expect(sheetWithShortNames(scheme, new Map())).toBe(scheme);
});
