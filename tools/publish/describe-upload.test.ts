import { describeUpload, pageName } from './describe-upload';
import { type Export, type OnHost, planUpload } from './upload-plan';

const now = new Date('2026-11-22T10:00:00Z');
const exportOf = (files: Record<string, string>): Export =>
  new Map(Object.entries(files).map(([file, hash]) => [file, { hash, size: 100_000 }]));
const hostOf = (files: Record<string, string>, unused: Record<string, string> = {}): OnHost => ({
  files: new Map(Object.entries(files)),
  unused: new Map(Object.entries(unused)),
});
const html = (file: string) => `<title>About us | Duka</title><h1>Shoe of ${file.slice(5, 6)}</h1>`;
const described = (onHost: OnHost, target: Export) =>
  describeUpload(planUpload(onHost, target, now), onHost, target, html);

const before = {
  'index.html': '1',
  '404.html': '1',
  '404/index.html': '1',
  'about/index.html': '1',
  'shop/a/index.html': '1',
  'shop/old/index.html': '1',
  'pictures/a.0123456789-640.avif': '1',
  'pictures/a.0123456789-320.jpg': '1',
  'pictures/old.0123456789-640.avif': '1',
  '_next/static/a.js': '1',
  'share/a.1a2b3c4d5e.jpg': '1',
  'catalogue.json': '1',
};

test('what changes is counted in pages and pictures, whatever their number of files', () => {
  const target = exportOf({
    'index.html': '2',
    '404.html': '1',
    '404/index.html': '2',
    'about/index.html': '1',
    'shop/a/index.html': '2',
    'shop/b/index.html': '1',
    'pictures/a.abcdef0123-640.avif': '2',
    'pictures/a.abcdef0123-320.jpg': '2',
    'pictures/b.0123456789-640.avif': '1',
    '_next/static/b.js': '1',
    'share/a.1a2b3c4d5e.jpg': '1',
    'share/b.0123456789.jpg': '1',
    'catalogue.json': '2',
  });
  expect(described(hostOf(before), target)).toEqual([
    '4 pages, 3 pictures; 1.0 MB to send in 10 files.',
    '  New pages: 1 (Shoe of b)',
    '  Changed pages: 2 (Home, Shoe of a)',
    '  Removed pages: 1 (/shop/old/)',
    '  New pictures: 1 (b)',
    '  Changed pictures: 1 (a)',
    '  Removed pictures: 1 (old)',
    '  Cards for shared links: 1',
    '  Scripts and styles: 1',
    '  Lists for carts and search engines, icons, rules for the host: 2',
  ]);
});

test('the pictures that the desk shows are counted with the desk', () => {
  const target = exportOf({ ...before, 'desk/index.html': '1', 'desk-pictures/a/1.jpg': '1' });
  expect(described(hostOf(before), target)).toContain('  The desk: 2');
});

test('where nothing has changed it says so, and scripts that only wait to be removed are no change', () => {
  const { '_next/static/a.js': _, ...kept } = before;
  const onHost = hostOf(before, { '_next/static/a.js': '2026-01-01T00:00:00Z' });
  const nothing = ['Nothing has changed since the last publish.'];
  expect(described(hostOf(before), exportOf(before))).toEqual(nothing);
  expect(described(onHost, exportOf(kept))).toEqual(nothing);
});

test('a product that has changed itself is named before pages that show it', () => {
  const onHost = hostOf({ 'index.html': '1', 'shop/a/index.html': '1', 'shop/b/index.html': '1' });
  const newCards = { 'share/b.0123456789.jpg': '2', 'share/a-new.0123456789.jpg': '2' };
  const target = exportOf({
    'index.html': '2',
    'shop/a/index.html': '2',
    'shop/b/index.html': '2',
    ...newCards,
  });
  expect(described(onHost, target)[1]).toBe('  Changed pages: 3 (Shoe of b, Home, Shoe of a)');
});

test('of many pages the first eight are named', () => {
  const pages = Array.from({ length: 1200 }, (_, at) => [`p${at}/index.html`, '1']);
  const [first, names] = described(hostOf({}), exportOf(Object.fromEntries(pages)));
  expect(first).toBe('1,200 pages, 0 pictures; 120.0 MB to send in 1,200 files.');
  expect(names).toBe(`  New pages: 1,200 (${Array(8).fill('About us').join(', ')} and 1,192 more)`);
});

test.each([
  ['index.html', '<h1>Dress well</h1>', 'Home'],
  ['404.html', '', 'the page for unknown addresses'],
  ['shop/x/index.html', '<h1 id="a">Men&#x27;s shoes</h1>', "Men's shoes"],
  ['about/index.html', '<title>About us | Duka</title><h1>One table</h1>', 'About us'],
  ['shop/x/old/index.html', '', '/shop/x/old/'],
])('the page %s is named for the owner', (file, text, name) => {
  expect(pageName(file, text)).toBe(name);
});
