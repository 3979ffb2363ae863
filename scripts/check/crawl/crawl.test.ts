import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { catalogueFileWith } from '@/e2e/shop/builders';
import { compileAhead } from '@/lib/export/compile-ahead';
import { cardSize } from '@/lib/seo/share-card';
import { crawlSite } from './crawl-site';
import { readSite } from './exported-site';

/* A small export in two languages in which nothing is wrong, and each fault that must be found in it. */

const HOME = 'https://shop.example/mavazi/';
const folders = { 'en-KE': '', 'sw-KE': 'sw/' } as const;
type Tag = keyof typeof folders;

const dir = mkdtempSync(join(tmpdir(), 'crawl-'));
afterAll(() => rmSync(dir, { recursive: true }));

const meta = (name: string, content: string | number) =>
  `<meta property="${name}" content="${content}"/>\n`;
const link = (path: string, text = 'Fungua') => `<a href="/mavazi/${path}">${text}</a>`;

interface Page {
  body: string;
  things?: readonly object[];
  metas?: string;
}

/** A page in a language, with all that each page has. */
function html(tag: Tag, path: string, { body, things = [], metas = '' }: Page): string {
  const own = folders[tag];
  const title = `${path || 'Home'} ${tag}`;
  const alternates = Object.entries({ ...folders, 'x-default': '' })
    .map(
      ([lang, folder]) =>
        `<link rel="alternate" hreflang="${lang}" href="${HOME}${folder}${path}"/>\n`,
    )
    .join('');
  return [
    `<html lang="${tag}"><head><title>${title}</title>`,
    `<link rel="canonical" href="${HOME}${own}${path}"/>\n${alternates}`,
    `<link rel="manifest" href="/mavazi/${own}manifest.webmanifest"/>\n`,
    meta('description', `Ya ${title}`) +
      meta('og:url', `${HOME}${own}${path}`) +
      meta('og:locale', tag),
    meta('og:title', title) + meta('og:description', title) + meta('og:site_name', 'Mavazi'),
    meta('og:type', 'website') +
      meta('og:image', `${HOME}share/card.jpg`) +
      meta('og:image:alt', 'Buti'),
    meta('og:image:type', 'image/jpeg') + meta('og:image:width', cardSize.width),
    meta('og:image:height', cardSize.height) + meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title) + meta('twitter:description', title),
    meta('twitter:image', `${HOME}share/card.jpg`) + metas,
    `<script type="application/ld+json">${JSON.stringify({ '@graph': things })}</script></head>`,
    `<body>${body}${link(own)}${Object.values(folders).map((folder) => link(folder + path))}`,
    '<a href="https://wa.me/254700000000?text=Order">Gumzo</a><a href="tel:+254700000000">Simu</a></body></html>',
  ].join('');
}

const offers = {
  price: 4000,
  priceCurrency: 'KES',
  availability: 'https://schema.org/InStock',
  priceSpecification: { price: 5000 },
};
const product = {
  '@type': 'ProductGroup',
  name: 'Buti',
  hasVariant: ['37', '38'].map((size) => ({ sku: `boot-${size}`, size, offers })),
};
const size = (text: string) =>
  `<label><input type="radio" name="text" value="Order ${text}"/>${text}</label>`;

/** The pages by their path, with the content that not all pages have. */
const pages: Readonly<Record<string, (own: string) => Page>> = {
  '': (own) => ({
    body: `${link(`${own}shop/`)}${link(`${own}order/`)}<script src="/mavazi/_next/static/a/app.js"></script>`,
    things: [
      { '@type': 'WebSite', name: 'Mavazi' },
      { '@type': 'ClothingStore', telephone: '+254700000000' },
    ],
  }),
  'shop/': (own) => ({ body: link(`${own}shop/boots/`) }),
  'shop/boots/': (own) => ({
    body: `<a href="/mavazi/${own}shop/boots/">Buti 1</a><ul><li data-category="boots">${link(`${own}shop/boots/boot/`)}</li></ul>`,
  }),
  'shop/boots/boot/': () => ({
    body: `<article><h1>Buti</h1><p>KSh&nbsp;4,000 <s>KSh&nbsp;5,000</s></p><picture></picture>${size('37')}${size('38')}</article>`,
    things: [product, { '@type': 'BreadcrumbList' }],
    metas: meta('product:price:amount', '4000'),
  }),
  'order/': () => ({ body: '<p id="goods">Bidhaa</p>', metas: meta('robots', 'noindex') }),
};

const item = (of: string) =>
  `<item><g:id>boot-${of}</g:id><g:link>${HOME}shop/boots/boot/?size=${of}</g:link><g:price>5000.00 KES</g:price><g:sale_price>4000.00 KES</g:sale_price><g:size>${of}</g:size></item>`;

function manifest(tag: Tag): string {
  const start = `/mavazi/${folders[tag]}`;
  const icons = ['any', 'maskable'].map((purpose) => {
    return {
      src: '/mavazi/share/card.jpg',
      sizes: `${cardSize.width}x${cardSize.height}`,
      purpose,
    };
  });
  return JSON.stringify({
    ...{ id: start, start_url: start, scope: '/mavazi/', lang: tag, short_name: 'Mavazi' },
    ...{
      display: 'standalone',
      icons,
      shortcuts: [{ url: '/mavazi/shop/', icons }],
    },
  });
}

/** A boot whose page is there, and a clog that its page leads to. */
const catalogue = JSON.stringify(
  catalogueFileWith(
    { categoryKey: 'boots', priceKes: 4000, originalPriceKes: 5000 },
    { id: 'clog', categoryKey: 'boots', priceKes: 1800 },
  ),
);

/** The files of the export in which nothing is wrong. */
const good: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([path, pageIn]) =>
      (['en-KE', 'sw-KE'] as const).map((tag) => {
        const text = html(tag, path, pageIn(folders[tag]));
        // An unlisted page has no canonical address.
        const unlisted =
          /<link rel="(?:canonical|alternate)"[^>]*>\n|<meta property="og:url"[^>]*>\n/g;
        const file = `${folders[tag]}${path}index.html`;
        return [file, path === 'order/' ? text.replace(unlisted, '') : text];
      }),
    ),
  ),
  '404.html': link('sw/'),
  'sitemap.xml': Object.values(folders)
    .flatMap((folder) => Object.keys(pages).map((path) => folder + path))
    .filter((path) => !path.endsWith('order/'))
    .map((path) => `<url><loc>${HOME}${path}</loc><lastmod>2026-11-23</lastmod></url>`)
    .join(''),
  'robots.txt': `Sitemap: ${HOME}sitemap.xml`,
  'feeds/products.xml': item('37') + item('38'),
  'catalogue.json': catalogue,
  'sw/catalogue.json': catalogue,
  'manifest.webmanifest': manifest('en-KE'),
  'sw/manifest.webmanifest': manifest('sw-KE'),
  '_next/static/a/app.js': `${compileAhead}"catalogue.json"`,
};

function write(files: Readonly<Record<string, string | null>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    if (text === null) rmSync(join(dir, file));
    else writeFileSync(join(dir, file), text);
  }
}

const issues = () => crawlSite(readSite(dir, HOME));

beforeAll(async () => {
  write(good);
  const card = sharp({ create: { ...cardSize, channels: 3, background: '#e9c46a' } });
  mkdirSync(join(dir, 'share'));
  await card.jpeg().toFile(join(dir, 'share/card.jpg'));
});

test('an export in which nothing is wrong has no issue', async () => {
  expect(await issues()).toEqual([]);
});

const [shop, boots, boot] = ['shop/', 'shop/boots/', 'shop/boots/boot/'].map(
  (path) => `${path}index.html`,
) as [string, string, string];
const card = 'share/card.jpg';

/** The mistakes of the bad export: edits of the good one. */
const faults: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  // Addresses
  ['index.html', '/mavazi/shop/"', '/mavazi/hats/"'],
  ['index.html', link('order/'), link('order')],
  ['sw/index.html', link('sw/order/'), ''],
  ['index.html', 'tel:+254700000000', 'http://localhost:3000/'],
  [shop, '/mavazi/shop/boots/', '/shop/boots/'],
  [boots, link(boot.replace('index.html', '')), link('shop/boots/boot/#sums')],
  [boot, '<picture>', `<picture><img srcset="/mavazi/a.avif 1w, /mavazi/${card} 2w">`],
  // The facts of each page about itself
  [shop, /<title>.*<\/title>/, ''],
  [boot, 'Ya shop/boots/boot/', 'Ya shop/boots/'],
  [shop, `canonical" href="${HOME}shop/`, `canonical" href="${HOME}order/`],
  [boot, meta('og:image:alt', 'Buti'), ''],
  ['order/index.html', '</head>', `${meta('og:url', `${HOME}order/`)}</head>`],
  // Languages
  ['sw/order/index.html', '"sw-KE"', '"en-KE"'],
  [boot, link('sw/shop/boots/boot/'), ''],
  ['404.html', link('sw/'), ''],
  ['sw/shop/index.html', '/mavazi/sw/shop/boots/', '/mavazi/shop/boots/'],
  [boots, /<link rel="alternate" hreflang="en-KE".*\n/, ''],
  [boot, /(x-default" href=".*\/mavazi\/)/, '$1sw/'],
  ['sw/shop/boots/index.html', '/mavazi/sw/manifest', '/mavazi/manifest'],
  ['sw/shop/boots/index.html', 'text=Order', 'text=Agizo'],
  ['sw/shop/boots/index.html', 'Fungua', 'Skip to the content'],
  // The data for search engines, and the page
  [boot, '"ProductGroup",', '"ProductGroup","aggregateRating":{},'],
  [boot, '"name":"Buti"', '"name":"Viatu"'],
  [boot, '"price":4000', '"price":3000'],
  [boot, 'KSh&nbsp;5,000', 'KSh&nbsp;6,000'],
  [boot, size('38'), ''],
  [boot, '"priceCurrency":"KES"', '"priceCurrency":"USD"'],
  ['index.html', '"+254700000000"', '"+254711111111"'],
  ['index.html', ']}</script>', ',{"@type":"FAQPage"}]}</script>'],
  [boots, 'Buti 1', 'Buti 2'],
  // Lists
  ['feeds/products.xml', '<g:size>38', '<g:size>39'],
  ['sitemap.xml', '2026-11-23', 'soon'],
  ['sitemap.xml', `<loc>${HOME}shop/</loc>`, `<loc>${HOME}</loc>`],
  ['sitemap.xml', `<loc>${HOME}sw/shop/</loc>`, `<loc>${HOME}order/</loc>`],
  ['manifest.webmanifest', 'standalone', 'browser'],
  ['manifest.webmanifest', /maskable/g, 'any'],
  ['manifest.webmanifest', '"short_name":"Mavazi"', '"short_name":"Duka"'],
  ['manifest.webmanifest', '/mavazi/shop/', '/mavazi/order/'],
  ['manifest.webmanifest', `${cardSize.width}x`, '99x'],
];

const expected = [
  'index.html: "/mavazi/hats/" leads to no file',
  'index.html: "/mavazi/order" leads to no file',
  'index.html: "http://localhost:3000/" is another site',
  'shop/index.html: "/shop/boots/" is outside the base path',
  'shop/boots/index.html: "/mavazi/shop/boots/boot/#sums" leads to a page without #sums',
  `${boot}: "/mavazi/a.avif" leads to no file`,
  'shop/index.html: title of 0 characters: ""',
  `${boot}: has the description of shop/boots/index.html`,
  `shop/index.html: canonical is "${HOME}order/", not "${HOME}shop/"`,
  `${boot}: has no og:image:alt`,
  `order/index.html: is not listed and names "${HOME}order/" as its address`,
  'order/index.html: no link leads here',
  'sw/order/index.html: is in "en-KE"',
  'lost/index.html: sw/lost/index.html is not there',
  `${boot}: has no link to "${HOME}sw/shop/boots/boot/"`,
  `404.html: has no link to "${HOME}sw/"`,
  'sw/shop/index.html: "/mavazi/shop/boots/" leads to another language',
  'shop/boots/index.html: has no hreflang en-KE for itself',
  `sw/shop/boots/index.html: hreflang en-KE: "${HOME}shop/boots/" does not name the same pages`,
  `${boot}: hreflang x-default is not that of en-KE`,
  'sw/shop/boots/index.html: its manifest opens /mavazi/ in en-KE',
  'sw/shop/boots/index.html: the message "Agizo" is another than that of shop/boots/index.html',
  'sw/shop/boots/index.html: has in English "Skip to the content"',
  `${boot}: structured data has "aggregateRating"`,
  `${boot}: is "Viatu" in structured data and shows "Buti"`,
  `${boot}: size 37 is 3000 in structured data, which the page does not show`,
  `${boot}: size 37 was 5000, which the page does not show`,
  `${boot}: has the sizes 37,38 in structured data and shows 37`,
  `${boot}: size 37 is in USD`,
  'index.html: structured data is not of the shop with its phone',
  'index.html: structured data is of a FAQPage too',
  'shop/boots/index.html: says "Buti 2", and shop/boots/index.html lists 1',
  `feeds/products.xml: {"sku":"boot-38","file":"${boot}","size":"38","price":"4000.00 KES"} is missing`,
  `feeds/products.xml: {"sku":"boot-38","file":"${boot}","size":"39","price":"4000.00 KES"} is on no page`,
  'sitemap.xml: a last-modified date must be a day, not "soon"',
  `sitemap.xml: ${HOME}shop/ is missing`,
  `sitemap.xml: ${HOME} is there twice`,
  `sitemap.xml: ${HOME}order/ is not a canonical page`,
  'manifest.webmanifest: opens as "browser", and not alone',
  'manifest.webmanifest: has no icon for the purpose "maskable"',
  'manifest.webmanifest: is named "Duka"',
  'manifest.webmanifest: has no shortcut to Shop',
  `manifest.webmanifest: /mavazi/${card} is not 99x${cardSize.height}`,
];

test('each fault of a bad export is reported', async () => {
  for (const [file, from, to] of faults) {
    const before = readFileSync(join(dir, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    write({ [file]: after });
  }
  const lost = 'lost/index.html';
  write({ [lost]: html('en-KE', 'lost/', { body: '' }) });
  const found = await issues();
  write({ ...good, [lost]: null });
  expect(expected.filter((issue) => !found.includes(issue))).toEqual([]);
});

const data = '_next/static/data/boot.js';
const loads = `<script src="/mavazi/${data}"></script>`;
const clog = '<a data-product="clog" href="#goods">Kandambili</a><p id="goods">';

/** Texts on the page of the boot, beside the name of the clog, and what its data says. */
const heldPrices: readonly (readonly [string, string, string])[] = [
  ['a card', `${clog}/shop/boots/clog/ KSh&nbsp;1,800</p>`, ''],
  ['a chat link', `${clog}/shop/boots/clog/ KSh%201,800</p>`, ''],
  ['the data', '', String.raw`self.__next_f.push([1,"{\"id\":\"clog\",\"priceKes\":1800}"])`],
];

test.each(heldPrices)(
  'a price of another product is reported in %s of a page',
  async (_, body, said) => {
    const page = (good[boot] ?? '').replace('</article>', `</article>${body}${loads}`);
    write({ [boot]: page, [data]: said });
    expect(await issues()).toEqual([`${boot}: has the price of clog, KSh 1,800`]);
    write({ [boot]: good[boot] ?? '', [data]: null });
  },
);

test('a product on the page of another is no issue without a price, or with what a fact of the shop costs', async () => {
  const named = `</article>${clog}/shop/boots/clog/</p>`;
  write({ [boot]: (good[boot] ?? '').replace('</article>', named) });
  expect(await issues()).toEqual([]);
  const fact = '<p>KSh 1,800</p>';
  write({
    [boot]: (good[boot] ?? '').replace('</article>', `${named}${fact}`),
    'order/index.html': (good['order/index.html'] ?? '').replace('</body>', `${fact}</body>`),
  });
  expect(await issues()).toEqual([]);
  write(good);
});

test('a list that shows a product has its price, and no other list', async () => {
  const card = `${link('shop/boots/boot/')} KSh 4,000`;
  const unseen = `<p data-path="/shop/boots/boot/">KSh 4,000</p>`;
  write({ [shop]: (good[shop] ?? '').replace('</body>', `${card}</body>`) });
  expect(await issues()).toEqual([]);
  write({ [shop]: (good[shop] ?? '').replace('</body>', `${unseen}</body>`) });
  expect(await issues()).toEqual([`${shop}: has the price of boot, KSh 4,000`]);
  write(good);
});

test('the price of another product is no issue where it is one of the page’s own product too', async () => {
  const alike = catalogue.replace('1800', '5000');
  write({
    'catalogue.json': alike,
    [boot]: (good[boot] ?? '').replace('</article>', `</article>${clog}/shop/boots/clog/</p>`),
  });
  expect(alike).not.toBe(catalogue);
  expect(await issues()).toEqual([]);
  write(good);
});

test('the former address of a product may have its price', async () => {
  const moved = 'old/index.html';
  const refresh = '<meta http-equiv="refresh" content="0; url=/mavazi/shop/boots/boot/">';
  const priceIssues = async () => (await issues()).filter((issue) => / has the price /.test(issue));
  const text = '<p data-of="/shop/boots/boot/">KSh 4,000</p>';
  write({ [moved]: text });
  expect(await priceIssues()).toEqual([`${moved}: has the price of boot, KSh 4,000`]);
  write({ [moved]: refresh + text });
  expect(await priceIssues()).toEqual([]);
  write({ [moved]: null });
});

test('an export without a catalogue is reported', async () => {
  write({ 'catalogue.json': '{}' });
  expect(await issues()).toEqual(['catalogue.json: cannot be read']);
  write(good);
});

test('a script that Chrome would not compile ahead is reported', async () => {
  write({ '_next/static/a/app.js': '"catalogue.json"' });
  expect(await issues()).toEqual(['_next/static/a/app.js: Chrome does not compile it ahead']);
  write(good);
});

test('a file that nothing asks for is reported, and a part of a page that is not there', async () => {
  const strays = {
    'old.css': '',
    'pictures/boot.old4567-640.avif': '',
    'sw.js': '"static/a/part.js"',
  };
  write(strays);
  expect(await issues()).toEqual([
    'old.css: nothing asks for it',
    'pictures/boot.old4567-640.avif: nothing asks for it',
    '_next/static/a/part.js: is asked for and not there',
  ]);
  write(Object.fromEntries(Object.keys(strays).map((file) => [file, null])));
});
