import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFiles } from './check-files';
import { checkLists } from './check-lists';
import { checkPages } from './check-pages';
import { addressIssue, readSite } from './exported-site';

const HOME = 'https://shop.example/mavazi/';

const root = mkdtempSync(join(tmpdir(), 'crawl-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes an export of these files for https://shop.example/mavazi/. */
function siteOf(files: Record<string, string>) {
  const dir = mkdtempSync(join(root, 'site-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return readSite(dir, HOME);
}

const site = siteOf({
  'index.html': '<a href="/mavazi/shop/">Shop</a>',
  'shop/index.html': '<h1 id="top">Shop</h1>',
  'shop/old/index.html': '<meta http-equiv="refresh" content="0; url=/mavazi/shop/"/>',
  'share/a.jpg': '',
});
const from = new URL(`${HOME}shop/`);

test.each([
  '/mavazi/',
  '/mavazi/shop/',
  '/mavazi/shop/?category=x#top',
  'https://shop.example/mavazi/share/a.jpg',
  '../',
  '#top',
  'tel:+254700000000',
  'https://wa.me/254700000000',
])('the address %s is valid', (address) => {
  expect(addressIssue(site, address, from)).toBe('');
});

test.each([
  ['/shop/', 'is outside the base path'],
  ['/mavazi/shop', 'leads to no file'],
  ['/mavazi/hats/', 'leads to no file'],
  ['/mavazi/share/a.png', 'leads to no file'],
  ['/mavazi/shop/#reviews', 'leads to a page without #reviews'],
  ['https://mavazi.example/share/a.jpg', 'is another site'],
  ['http://localhost:3000/', 'is another site'],
  ['https://', 'is not an address'],
])('the address %s %s', (address, issue) => {
  expect(addressIssue(site, address, from)).toBe(issue);
});

test('addresses are read from every kind of tag and attribute', () => {
  const { pages } = siteOf({
    'index.html': [
      '<a href="/a/">',
      '<link rel="icon" href="/b.svg"/>',
      '<img src="/c.jpg" srcset="/d.jpg 1w, /e.jpg 2w"/>',
      '<source srcSet="/f.avif 1w"/>',
      '<form action="/g">',
      '<meta property="og:image" content="/h.jpg"/>',
      '<div style="background:url(/i.svg)">',
      '<script src="/j.js"></script>',
      '<script type="application/ld+json">{"@id":"https://x.example/#no","url":"https://x.example/k"}</script>',
    ].join(''),
  });
  const [page] = pages.values();
  expect(page?.addresses).toEqual([
    '/a/',
    '/b.svg',
    '/c.jpg',
    '/d.jpg',
    '/e.jpg',
    '/f.avif',
    '/g',
    '/h.jpg',
    '/i.svg',
    '/j.js',
    'https://x.example/k',
  ]);
});

test('the target of a redirecting page is read', () => {
  expect(site.pages.get('shop/old/index.html')?.redirect).toBe('/mavazi/shop/');
});

test('a page without title, canonical address, preview or a link to it is reported', async () => {
  const issues = await checkPages(siteOf({ 'index.html': '<p>Hello</p>', 'lost/index.html': '' }));
  expect(issues).toEqual(
    expect.arrayContaining([
      'index.html: title of 0 characters: ""',
      `index.html: canonical is "undefined", not "${HOME}"`,
      'index.html: has no og:image',
      'lost/index.html: no link leads here',
    ]),
  );
});

test('a page with the title or the description of another is reported', async () => {
  const head = '<title>Boots</title><meta name="description" content="With laces."/>';
  const issues = await checkPages(siteOf({ 'index.html': head, 'b/index.html': head }));
  expect(issues).toEqual(
    expect.arrayContaining([
      'b/index.html: has the title of index.html',
      'b/index.html: has the description of index.html',
    ]),
  );
});

test('a page in two languages whose hreflang leads to another page is reported', async () => {
  const alternate = (tag: string, path: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${HOME}${path}"/>`;
  const page = (path: string, ...alternates: string[]) =>
    `<link rel="canonical" href="${HOME}${path}"/>${alternates.join('')}`;
  const both = [alternate('en-KE', ''), alternate('sw-KE', 'sw/')];
  const issuesOf = async (...swahili: string[]) =>
    (
      await checkPages(
        siteOf({ 'index.html': page('', ...both), 'sw/index.html': page('sw/', ...swahili) }),
      )
    ).filter((issue) => issue.includes('hreflang'));
  expect(await issuesOf(...both)).toEqual([]);
  expect(await issuesOf()).toContain('sw/index.html: has no hreflang');
  expect(await issuesOf(alternate('en-KE', ''))).toEqual([
    `index.html: hreflang sw-KE: "${HOME}sw/" does not name the same pages`,
    'sw/index.html: has no hreflang for itself',
    `sw/index.html: hreflang en-KE: "${HOME}" does not name the same pages`,
  ]);
});

test('a page that is not listed names no address as its own', async () => {
  const robots = '<meta name="robots" content="noindex"/>';
  const named = `${robots}<meta property="og:url" content="${HOME}b/"/>`;
  const issues = await checkPages(siteOf({ 'a/index.html': robots, 'b/index.html': named }));
  expect(issues.filter((issue) => / address|canonical/.test(issue))).toEqual([
    `b/index.html: is not listed and names "${HOME}b/" as its address`,
  ]);
});

test('the sitemap must have each page that search engines may list, and no other', async () => {
  const entry = (path: string) =>
    `<url><loc>${HOME}${path}</loc><lastmod>2026-11-23</lastmod></url>`;
  const noindex = '<meta name="robots" content="noindex"/>';
  const files = {
    'index.html': '',
    'shop/index.html': '',
    'order/index.html': noindex,
    'robots.txt': '',
    'feeds/products.xml': '',
    'manifest.webmanifest': `{"start_url":"${HOME}","scope":"${HOME}","icons":[],"shortcuts":[],"screenshots":[]}`,
  };
  const issuesOf = (...listed: string[]) =>
    checkLists(siteOf({ ...files, 'sitemap.xml': listed.map(entry).join('') }));
  expect(await issuesOf('', 'shop/')).toEqual([]);
  expect(await issuesOf('', 'order/')).toEqual([
    `sitemap.xml: ${HOME}shop/ is missing`,
    `sitemap.xml: ${HOME}order/ is not a canonical page`,
  ]);
});

test('a file that nothing asks for is reported, and a part of a page that is not there', () => {
  const link = (sheet: string, rest = '') =>
    `<link rel=\\"stylesheet\\" href=\\"/mavazi/_next/static/a/${sheet}\\" data-precedence=\\"next\\"${rest}>`;
  const issues = checkFiles(
    siteOf({
      'index.html': '<script src="/mavazi/_next/static/data/1.js"></script> boot.1a2b3c4-320.avif',
      '_next/static/data/1.js': `${link('carried.css', ' disabled=\\"\\"')}${link('with-script.css')}`,
      '_next/static/a/carried.css': '',
      '_next/static/a/with-script.css': '',
      'pictures/boot.1a2b3c4-640.avif': '',
      'pictures/boot.old4567-640.avif': '',
      'robots.txt': '',
      'sw.js': '"static/a/part.js"',
    }),
  );
  expect(issues.sort()).toEqual([
    '_next/static/a/carried.css: nothing asks for it',
    '_next/static/a/part.js: is asked for and not there',
    'pictures/boot.old4567-640.avif: nothing asks for it',
  ]);
});
