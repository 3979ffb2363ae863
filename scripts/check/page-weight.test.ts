import { lazyFiles, pageAssets, pageLimits, pageWeightIssues } from './page-weight';

const html = `<html><head>
<link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="preload" as="script" href="/a.js"/>
<link rel="canonical" href="https://shop.example/"/>
<script src="/a.js" async=""></script><script src="/a.js" async=""></script>
<script src="/old.js" noModule=""></script><script>inline()</script><style>p{color:red}</style>
</head><body><img src="/p.jpg"/><script src="/b.js?v=1" async=""></script></body></html>`;

test('a page’s scripts and styles are counted once each, polyfills for old browsers not', () => {
  expect(pageAssets(html)).toMatchObject({
    scripts: ['/a.js', '/b.js?v=1'],
    styles: ['/a.css'],
    inlineStyle: 'p{color:red}',
    foreign: [],
  });
});

test('a style inside the page counts as style, not as HTML too', () => {
  expect(pageAssets('<p>a</p><style>p{content:"<"}</style><p>b</p>')).toMatchObject({
    inlineStyle: 'p{content:"<"}',
    plainHtml: '<p>a</p><p>b</p>',
  });
});

test('a page’s data is told apart from its scripts, under a base path too', () => {
  const data = '<script type="later" src="/mavazi/_next/static/data/1.js"></script>';
  expect(pageAssets(html + data)).toMatchObject({
    scripts: ['/a.js', '/b.js?v=1'],
    data: ['/mavazi/_next/static/data/1.js'],
  });
});

test('a sheet that is switched off is not loaded', () => {
  const off = '<link rel="stylesheet" href="/off.css" data-precedence="next" disabled=""/>';
  expect(pageAssets(html + off).styles).toEqual(['/a.css']);
});

test('what loads from another origin is found; a mere address of one is not', () => {
  const more = '<script src="//cdn.example/x.js"></script><img src="https://img.example/p.jpg">';
  expect(pageAssets(html + more).foreign).toEqual([
    '//cdn.example/x.js',
    'https://img.example/p.jpg',
  ]);
});

test('what a page’s scripts ask for is followed to its end, once each, but what stands in the page', () => {
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

test('a page within its limits has nothing to say', () => {
  expect(
    pageWeightIssues(
      '/',
      {
        script: pageLimits.script,
        style: pageLimits.style,
        html: 15_000,
        data: 10_000,
        later: pageLimits.later,
      },
      [],
    ),
  ).toEqual([]);
});

test('what is over is named with its bytes', () => {
  expect(
    pageWeightIssues('/shop/', { script: 14_001, style: 0, html: 15_000, data: 15_000, later: 0 }, [
      '//cdn.example/x.js',
    ]),
  ).toEqual([
    '/shop/: script is 14001 bytes gzipped, over 14000.',
    '/shop/: html is 30000 bytes gzipped, over 25000.',
    '/shop/: loads //cdn.example/x.js before she asks for it.',
  ]);
});
