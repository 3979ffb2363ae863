import { deferredFiles, faceFiles, partFiles, sheetFiles } from './core-files';

test('the scripts and the data of a page are found', () => {
  const html =
    '<script>a()</script><script type="text/deferred" src="/m/_next/static/data/d.js"></script><script type="text/deferred" src="/m/_next/static/v/a.js"></script>';
  expect(deferredFiles(html)).toEqual(['/m/_next/static/data/d.js', '/m/_next/static/v/a.js']);
});

test('the files of the display face are found in the style of a page, each once', () => {
  const rule = (file: string) => `@font-face{src:url(${file}) format("woff2")}`;
  const [one, two] = ['/m/marks/face-1.woff2', '/m/marks/face-2.woff2'];
  const html = `<style>:root{--kitenge:url(/m/pictures/k.webp)}${rule(one)}${rule(`"${two}"`)}</style>`;
  expect(faceFiles(html + html)).toEqual([one, two]);
});

const loads = (...names: string[]) =>
  `e.v(t=>Promise.all([${names.map((name) => `"static/v/${name}"`)}].map(t=>e.l(t))).then(()=>t(1)))`;

test('the files of the cart and of the product dialog are found, and of no other lazy part', () => {
  const files: Record<string, string> = {
    'a.js': loads('cart.css', 'cart.js', 'words.js') + loads('map.js'),
    'b.js': loads('product.js', 'cart.css'),
    'cart.js': 'e.s(["CartDialog",0,c])',
    'product.js': 'e.s(["ProductDialog",0,p])',
  };
  const read = (address: string) => files[address.replace('/m/_next/static/v/', '')] ?? '';
  expect(partFiles(['/m/_next/static/v/a.js', '/m/_next/static/v/b.js'], read)).toEqual(
    ['cart.css', 'cart.js', 'words.js', 'product.js'].map((name) => `/m/_next/static/v/${name}`),
  );
});

test('scripts without a lazy cart stop the build', () => {
  expect(() => partFiles(['/_next/static/v/a.js'], () => loads('map.js'))).toThrow('cart');
});

test('the style sheets that load with a page are found, and none that the page carries', () => {
  const link = (name: string, carried = '') =>
    `<link rel="stylesheet" href="/m/_next/static/v/${name}.css" data-precedence="next"${carried}>`;
  const links = link('notice') + link('shelf', ' disabled=""') + link('badge');
  const data = `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)});`;
  expect(sheetFiles(['/d.js', '/e.js'], () => data)).toEqual([
    '/m/_next/static/v/notice.css',
    '/m/_next/static/v/badge.css',
  ]);
});
