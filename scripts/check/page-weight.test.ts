import {
  fileCountIssues,
  lazyFiles,
  pageAssets,
  pageLimits,
  pageWeightIssues,
} from './page-weight';

const html = `<html><head>
<link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="preload" as="script" href="/a.js"/>
<link rel="canonical" href="https://shop.example/"/>
<script src="/a.js" async=""></script><script src="/a.js" async=""></script>
<script src="/old.js" noModule=""></script><script>inline()</script><style>p{color:red}</style>
</head><body><img src="/p.jpg"/><script src="/b.js?v=1" async=""></script></body></html>`;

test('scripts are listed once, without scripts for old browsers', () => {
  expect(pageAssets(html)).toMatchObject({
    scripts: ['/a.js', '/b.js?v=1'],
    foreign: [],
  });
});

test('a page’s data is separated from its scripts, under a base path too', () => {
  const data = '<script type="text/deferred" src="/mavazi/_next/static/data/1.js"></script>';
  expect(pageAssets(html + data)).toMatchObject({
    scripts: ['/a.js', '/b.js?v=1'],
    data: ['/mavazi/_next/static/data/1.js'],
  });
});

test('files of another origin are listed and links to one are not', () => {
  const more = '<script src="//cdn.example/x.js"></script><img src="https://img.example/p.jpg">';
  expect(pageAssets(html + more).foreign).toEqual([
    '//cdn.example/x.js',
    'https://img.example/p.jpg',
  ]);
});

test('lazy files are followed through one another, without those in the page', () => {
  const files: Record<string, string> = {
    '/m/_next/static/chunks/a.js':
      'load(["static/chunks/b.js","static/chunks/b.css","static/chunks/a.css"])',
    '/m/_next/static/chunks/b.js': 'load(["static/chunks/a.js","static/chunks/c.js"])',
    '/m/_next/static/chunks/c.js': 'load(["static/chunks/b.js"])',
  };
  const inside = '<link rel="stylesheet" href="/m/_next/static/chunks/a.css" disabled=""/>';
  const scripts = ['/m/_next/static/chunks/a.js'];
  expect(lazyFiles(inside, scripts, (file) => files[file] ?? '')).toEqual([
    '/m/_next/static/chunks/b.js',
    '/m/_next/static/chunks/b.css',
    '/m/_next/static/chunks/c.js',
  ]);
});

test('a page at its limits has no issue', () => {
  expect(pageWeightIssues('/', pageLimits, [])).toEqual([]);
});

test('a page over its limits is reported with its bytes', () => {
  const weights = { ...pageLimits, script: pageLimits.script + 1, html: 30_000 };
  expect(pageWeightIssues('/shop/', weights, ['//cdn.example/x.js'])).toEqual([
    `/shop/: script is ${pageLimits.script + 1} bytes gzipped, over ${pageLimits.script}.`,
    `/shop/: html is 30000 bytes gzipped, over ${pageLimits.html}.`,
    '/shop/: loads //cdn.example/x.js with the page.',
  ]);
});

test('an export with many files of a picture, beside its pictures and pages, or in all, is reported', () => {
  const named = (count: number, nameOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => nameOf(at));
  const pages = named(300, (at) => `shop/${at}/index.html`);
  const cards = named(300, (at) => `share/${at}.jpg`);
  const boot = (count: number) => named(count, (at) => `pictures/boot-2.1a2b3c4-${at}.avif`);
  const scripts = (count: number) => named(count, (at) => `_next/static/${at}.js`);
  const within = [...pages, ...cards, ...boot(10), ...scripts(100)];
  expect(fileCountIssues(within, 26)).toEqual([]);
  expect(fileCountIssues([...boot(100), ...scripts(1000)], 26)).toEqual([
    expect.stringMatching(/^\/pictures\/boot-2.1a2b3c4 has 100 files, over \d+\.$/),
    expect.stringMatching(
      /^The export without pictures, pages and share cards has 1000 files, over \d+\.$/,
    ),
    expect.stringMatching(/^The export has 1100 files, over 1000\.$/),
  ]);
});

test('more products may have more files', () => {
  const ofProduct = (at: number) => [
    `shop/footwear/boot-${at}/index.html`,
    `_next/static/data/boot-${at}.js`,
    ...Array.from({ length: 12 }, (_, of) => `pictures/boot-${at}.1a2b3c4-${of}.avif`),
  ];
  const files = Array.from({ length: 400 }, (_, at) => ofProduct(at)).flat();
  expect(fileCountIssues(files, 400)).toEqual([]);
});
