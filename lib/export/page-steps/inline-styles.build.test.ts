import { serialize } from 'parse5';
import { parsePage } from '@/lib/export/page-tree.build';
import { inlineStyles } from './inline-styles.build';

const link = (name: string) =>
  `<link rel="stylesheet" href="/mavazi/_next/static/chunks/${name}.css" data-precedence="next">`;
const page = (head: string) =>
  `<html><head>${head}<title>Shop</title></head><body class="a b"></body></html>`;
const sheets: Readonly<Record<string, string>> = {
  '/mavazi/_next/static/chunks/a.css': '.a{color:red}',
  '/mavazi/_next/static/chunks/b.css': ".b:after{content:'$&'}",
};
const read = (address: string) => sheets[address] ?? '';

test('style sheets are inlined in order where the first one was, and their links are disabled', () => {
  const tree = parsePage(page(`${link('a')}<meta name="x">${link('b')}`));
  const links = inlineStyles(tree, read);
  expect(serialize(tree)).toBe(
    page(`<style>.a{color:red}.b:after{content:'$&'}</style><meta name="x">`),
  );
  expect(links).toBe((link('a') + link('b')).replaceAll('">', '" disabled="">'));
});

test.each([
  ['.later{color:red}', false],
  ['.a .later:not(.b),.later>p{color:red}@keyframes later{0%{scale:1}}', false],
  ['@media print{.later{color:red}}body:has(.later) p{color:red}', false],
  ['.later{color:red}@media print{.b{color:red}}', true],
  ['.later{color:red}:is(.later,.b) p{color:red}', true],
  ['.a:not(.later){color:red}', true],
  ['p{color:red}', true],
])('whether the sheet %s is inlined, as it can style the page: %s', (sheet, inlined) => {
  const tree = parsePage(page(link('a')));
  const links = inlineStyles(tree, () => sheet);
  expect(serialize(tree)).toBe(page(`<style>${inlined ? sheet : ''}</style>`));
  expect(links.includes('disabled')).toBe(inlined);
});

test.each([
  ['no sheet at all', '', /no style sheet/],
  [
    'a link of unknown form',
    link('a').replace('>', ' media="print">'),
    /unknown form: <link rel="stylesheet".*media/,
  ],
])('%s fails the inlining with a message that names it', (_, head, message) => {
  expect(() => inlineStyles(parsePage(page(head)), read)).toThrow(message);
});
