import { hostRules } from './host-rules';

const files = [
  '.nojekyll',
  '404.html',
  'index.html',
  'shop/index.html',
  'shop/shoes/index.html',
  'shop/shoes/page/2/index.html',
  '_next/static/data/a.js',
  '_next/static/x1/b.css',
  'pictures/a.775c88541e-640.avif',
  'feeds/products.xml',
];

/** The pattern of the addresses that answer "not found" though the folder is there. */
function hidden(basePath: string): RegExp {
  const [, pattern = ''] =
    /RedirectMatch 404 (\S+)/.exec(hostRules(files, basePath)['.htaccess']) ?? [];
  return new RegExp(pattern);
}

test.each([
  ['/_next/', true],
  ['/_next/static/', true],
  ['/_next/static/old/', true],
  ['/pictures/', true],
  ['/feeds/', true],
  ['/shop/shoes/page/', true],
  ['/', false],
  ['/shop/', false],
  ['/shop/shoes/', false],
  ['/shop/shoes/page/2/', false],
  ['/_next/static/data/a.js', false],
  ['/pictures/a.775c88541e-640.avif', false],
  ['/feeds/products.xml', false],
])(
  'on Apache the folder %s without a page is not found, and one with a page is: %s',
  (address, expected) => {
    expect(hidden('').test(address)).toBe(expected);
    expect(hidden('/mavazi').test(`/mavazi${address}`)).toBe(expected);
    expect(hidden('/mavazi').test(address)).toBe(false);
  },
);

test('Apache’s rules name the page for unknown addresses with the base path', () => {
  expect(hostRules(files, '')['.htaccess']).toContain('ErrorDocument 404 /404.html\n');
  expect(hostRules(files, '/my.shop')['.htaccess']).toContain(
    'ErrorDocument 404 /my.shop/404.html\n',
  );
});

test('a file named by its content is kept for good, and pages are asked for each time', () => {
  const { '.htaccess': rules } = hostRules(files, '/my.shop');
  const [, named = ''] = /SetEnvIf Request_URI "(.+)"/.exec(rules) ?? [];
  expect('/my.shop/_next/static/data/a.js').toMatch(new RegExp(named));
  expect('/my.shop/pictures/a.775c88541e-640.avif').toMatch(new RegExp(named));
  expect('/my.shop/marks/logo-1a2b3c4d.webp').toMatch(new RegExp(named));
  expect('/my.shop/marks/face-1a2b3c4d.woff2').toMatch(new RegExp(named));
  expect('/my.shop/marks/icon.svg').not.toMatch(new RegExp(named));
  expect('/my.shop/shop/').not.toMatch(new RegExp(named));
  expect('/my.shop/sw.js').not.toMatch(new RegExp(named));
  expect('/myxshop/pictures/a.avif').not.toMatch(new RegExp(named));
  // The later rule counts.
  expect(
    [...rules.matchAll(/Header set Cache-Control (".+")(.*)/g)].map((found) => found.slice(1)),
  ).toEqual([
    ['"no-cache"', ''],
    ['"public, max-age=31536000, immutable"', ' env=NAMED_BY_CONTENT'],
    ['"no-cache, no-transform"', ' env=IS_PAGE'],
  ]);
});

test('of pages alone .htaccess forbids changes on their way, and only where the host compresses them', () => {
  const rules = hostRules(files, '')['.htaccess'];
  const [, page = ''] = /SetEnvIf Request_URI "(.+)" IS_PAGE/.exec(rules) ?? [];
  for (const address of ['/', '/shop/', '/shop/index.html', '/404.html']) {
    expect(address).toMatch(new RegExp(page));
  }
  for (const address of ['/sw.js', '/catalogue.json', '/pictures/a.775c88541e-640.avif']) {
    expect(address).not.toMatch(new RegExp(page));
  }
  const compressing = /<IfModule mod_deflate\.c>(.*?)<\/IfModule>/s.exec(rules)?.[1];
  expect(compressing).toContain('no-transform');
});

test.each(['', '/my.shop'])(
  'a host that reads _headers gets each header of an address from one rule alone, in the folder “%s” too',
  (basePath) => {
    expect(hostRules(files, basePath)._headers).toBe(
      [
        `${basePath}/*`,
        '  X-Content-Type-Options: nosniff',
        '  Referrer-Policy: strict-origin-when-cross-origin',
        "  Content-Security-Policy: frame-ancestors 'self'",
        `${basePath}/sw.js`,
        '  Cache-Control: no-cache',
        `${basePath}/_next/static/*`,
        '  Cache-Control: public, max-age=31536000, immutable',
        `${basePath}/pictures/*`,
        '  Cache-Control: public, max-age=31536000, immutable',
        `${basePath}/marks/logo-*`,
        '  Cache-Control: public, max-age=31536000, immutable',
        `${basePath}/marks/face-*`,
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    );
  },
);

test('Apache’s rules have no directive that a shared host forbids', () => {
  const directives = hostRules(files, '')['.htaccess'].match(/^\s*\w+/gm) ?? [];
  expect(directives.length).toBeGreaterThan(15);
  // Those of `AllowOverride FileInfo` and `Indexes`, by Apache's own list.
  const allowed =
    /^(?:AddDefaultCharset|ErrorDocument|FileETag|DirectoryIndex|AddType|RedirectMatch|SetEnvIf|Header|RequestHeader|AddOutputFilterByType)$/;
  expect(directives.filter((name) => !allowed.test(name.trim()))).toEqual([]);
});

test('Apache’s rules are left out where the host lacks their module', () => {
  let depth = 0;
  const outside = hostRules(files, '')
    ['.htaccess'].split('\n')
    .filter((line) => {
      if (/^\s*<\/IfModule>/.test(line)) depth -= 1;
      const isOutside = depth === 0 && /^\s*\w/.test(line);
      if (/^\s*<IfModule /.test(line)) depth += 1;
      return isOutside;
    });
  expect(depth).toBe(0);
  // They belong to Apache itself.
  expect(outside).toEqual([
    'AddDefaultCharset utf-8',
    'ErrorDocument 404 /404.html',
    'FileETag MTime Size',
  ]);
});
