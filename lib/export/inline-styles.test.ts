import { inlineStyles } from './inline-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const disabled = (name: string) => link(name).replace('/>', ' disabled=""/>');
const page = (head: string) => `<html><head>${head}<title>Shop</title></head><body></body></html>`;
const sheets: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '.a{color:red}',
  '/_next/static/chunks/b.css': ".b::after{content:'$&'}",
};
const read = (address: string) => sheets[address] ?? '';

test('style sheets are inlined in order and their links are disabled', () => {
  expect(inlineStyles(page(link('a') + link('b')), read)).toEqual({
    html: page(`<style>.a{color:red}.b::after{content:'$&'}</style>`),
    links: disabled('a') + disabled('b'),
  });
});

test('elements between two style links keep their place after the style', () => {
  expect(inlineStyles(page(`${link('a')}<meta name="x"/>${link('b')}`), read).html).toBe(
    page(`<style>.a{color:red}.b::after{content:'$&'}</style><meta name="x"/>`),
  );
});

test('a style sheet under a base path is read by its full address', () => {
  const under = link('a').replace('/_next', '/mavazi/_next');
  const asked: string[] = [];
  inlineStyles(page(under), (address) => {
    asked.push(address);
    return '';
  });
  expect(asked).toEqual(['/mavazi/_next/static/chunks/a.css']);
});

test.each([
  ['no sheet at all', '', /no style sheet of the form/],
  [
    'a link of unknown form',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" media="print"/>',
    /unknown form: <link rel="stylesheet".*media/,
  ],
])('%s fails the inlining with a message that names it', (_, head, message) => {
  expect(() => inlineStyles(page(head), read)).toThrow(message);
});

test.each([
  [
    'a picture by a relative address',
    '.a{background:url(../media/x.png)}',
    /a\.css .*\.\.\/media\/x/,
  ],
  ['another sheet', '@import "b.css";', /@import "b\.css"/],
  ['the end of a style', '.a{content:"</style>"}', /<\/style/],
])('%s cannot be inlined', (_, sheet, message) => {
  expect(() => inlineStyles(page(link('a')), () => sheet)).toThrow(message);
});

test('data addresses and full addresses in a sheet stay unchanged', () => {
  const sheet = '.a{background:url("data:image/svg+xml,x")}.b{background:url(/marks/icon.svg)}';
  expect(inlineStyles(page(link('a')), () => sheet).html).toContain(sheet);
});
