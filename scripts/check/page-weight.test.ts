import {
  fileCountIssues,
  lazyFiles,
  pageAssets,
  pageLimits,
  pageWeightIssues,
} from './page-weight';

const html = `<html><head>
<link rel="stylesheet" href="/m/_next/static/chunks/a.css"/><link rel="canonical" href="https://shop.example/"/>
<script src="/m/_next/static/a.js" async=""></script><script src="/m/_next/static/a.js" async=""></script>
<script src="/old.js" noModule=""></script><script>inline()</script>
<script type="text/deferred" src="/m/_next/static/data/1.js"></script>
</head><body><img src="https://img.example/p.jpg"/><script src="//cdn.example/x.js"></script></body></html>`;

test('of a page each file is weighed once, its data apart, with those that its script loads through one another', () => {
  expect(pageAssets(html)).toEqual({
    scripts: ['/m/_next/static/a.js', '//cdn.example/x.js'],
    data: ['/m/_next/static/data/1.js'],
    foreign: ['https://img.example/p.jpg', '//cdn.example/x.js'],
  });
  const files: Record<string, string> = {
    '/m/_next/static/a.js': 'load(["static/chunks/b.js","static/chunks/a.css"])',
    '/m/_next/static/chunks/b.js': 'load(["static/chunks/c.css"])',
  };
  expect(lazyFiles(html, ['/m/_next/static/a.js'], (file) => files[file] ?? '')).toEqual([
    '/m/_next/static/chunks/b.js',
    '/m/_next/static/chunks/c.css',
  ]);
});

test('a page and an export over a limit are reported, and none at its limits', () => {
  expect(pageWeightIssues('/', pageLimits, [])).toEqual([]);
  const heavy = {
    script: pageLimits.script + 1,
    html: pageLimits.html + 1,
    data: pageLimits.data + 1,
    lazy: pageLimits.lazy + 1,
  };
  expect(pageWeightIssues('/shop/', heavy, ['//cdn.example/x.js'])).toEqual([
    `/shop/: script is ${heavy.script} bytes gzipped, over ${pageLimits.script}.`,
    `/shop/: html is ${heavy.html} bytes gzipped, over ${pageLimits.html}.`,
    `/shop/: data is ${heavy.data} bytes gzipped, over ${pageLimits.data}.`,
    `/shop/: lazy is ${heavy.lazy} bytes gzipped, over ${pageLimits.lazy}.`,
    '/shop/: loads //cdn.example/x.js with the page.',
  ]);
});

test('an export with many files of a picture, beside its pictures and pages, or in all, is reported', () => {
  const named = (count: number, nameOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => nameOf(at));
  const boot = (count: number) => named(count, (at) => `pictures/boot-2.1a2b3c4-${at}.avif`);
  const scripts = (count: number) => named(count, (at) => `_next/static/${at}.js`);
  const pages = named(300, (at) => `shop/${at}/index.html`);
  expect(fileCountIssues([...pages, ...boot(10), ...scripts(100)], 26)).toEqual([]);
  expect(fileCountIssues([...boot(100), ...scripts(1000)], 26)).toEqual([
    expect.stringMatching(/^\/pictures\/boot-2.1a2b3c4 has 100 files, over \d+\.$/),
    expect.stringMatching(
      /^The export without pictures, pages and share cards has 1000 files, over \d+\.$/,
    ),
    expect.stringMatching(/^The export has 1100 files, over 1000\.$/),
  ]);
});
