import { inlineStyles } from './inline-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const off = (name: string) => link(name).replace('/>', ' disabled=""/>');
const page = (head: string) => `<html><head>${head}<title>Shop</title></head><body></body></html>`;
const sheets: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '.a{color:red}',
  '/_next/static/chunks/b.css': ".b::after{content:'$&'}",
};
const read = (address: string) => sheets[address] ?? '';

test('the sheets stand in the page in their order, and their links are switched off', () => {
  expect(inlineStyles(page(link('a') + link('b')), read)).toBe(
    page(`<style>.a{color:red}.b::after{content:'$&'}</style>${off('a')}${off('b')}`),
  );
});

test('what stands between two links keeps its place behind the style', () => {
  expect(inlineStyles(page(`${link('a')}<meta name="x"/>${link('b')}`), read)).toBe(
    page(
      `<style>.a{color:red}.b::after{content:'$&'}</style>${off('a')}${off('b')}<meta name="x"/>`,
    ),
  );
});

test('a base path is known', () => {
  const under = link('a').replace('/_next', '/mavazi/_next');
  const asked: string[] = [];
  inlineStyles(page(under), (address) => {
    asked.push(address);
    return '';
  });
  expect(asked).toEqual(['/mavazi/_next/static/chunks/a.css']);
});

test.each([
  ['no sheet at all', '', /none of the style sheets/],
  [
    'a link of another form',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" media="print"/>',
    /another form: <link rel="stylesheet".*media/,
  ],
])('%s stops the build and is named', (_, head, message) => {
  expect(() => inlineStyles(page(head), read)).toThrow(message);
});

test.each([
  ['a picture beside the sheet', '.a{background:url(../media/x.png)}', /a\.css .*\.\.\/media\/x/],
  ['another sheet', '@import "b.css";', /@import "b\.css"/],
  ['the end of a style', '.a{content:"</style>"}', /<\/style/],
])('%s cannot stand inside a page', (_, sheet, message) => {
  expect(() => inlineStyles(page(link('a')), () => sheet)).toThrow(message);
});

test('a drawing inside the sheet and a file by its full address stay as they are', () => {
  const sheet = '.a{background:url("data:image/svg+xml,x")}.b{background:url(/icons/icon.svg)}';
  expect(inlineStyles(page(link('a')), () => sheet)).toContain(sheet);
});
