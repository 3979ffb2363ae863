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

test('what is named by its content is kept for good, and pages are asked for each time', () => {
  const { '.htaccess': rules, _headers: headers } = hostRules(files, '/my.shop');
  const [, named = ''] = /SetEnvIf Request_URI "(.+)"/.exec(rules) ?? [];
  expect('/my.shop/_next/static/data/a.js').toMatch(new RegExp(named));
  expect('/my.shop/pictures/a.775c88541e-640.avif').toMatch(new RegExp(named));
  expect('/my.shop/shop/').not.toMatch(new RegExp(named));
  expect('/myxshop/pictures/a.avif').not.toMatch(new RegExp(named));
  const [, fresh = ''] = /<FilesMatch "(.+)">/.exec(rules) ?? [];
  for (const file of ['index.html', 'catalogue.json', 'sitemap.xml', 'robots.txt']) {
    expect(file).toMatch(new RegExp(fresh));
  }
  expect('a.js').not.toMatch(new RegExp(fresh));
  expect(headers).toBe(
    [
      '/my.shop/_next/static/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/my.shop/pictures/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  );
});

test('Apache’s rules have no directive that a shared host forbids', () => {
  expect(hostRules(files, '')['.htaccess']).not.toMatch(/^\s*(?:Options|Rewrite\w*|php_\w+)\b/m);
});
