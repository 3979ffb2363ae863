import sharp from 'sharp';
import { encode } from 'uqr';
import type { PostFacts } from './post-facts';
import { type ListKind, priceList } from './price-list';
import { shelfCards } from './shelf-cards';

const shop = {
  name: 'Stall',
  place: 'Stall 12, Thika',
  phone: '0712 345 678',
  chat: 'https://wa.me/254712345678',
  url: 'https://stall.example/',
  address: 'stall.example',
  language: 'en-KE',
};

const products = Array.from(
  { length: 26 },
  (_, at): PostFacts => ({
    id: `product-${at}`,
    name: `Product ${at}`,
    category: at < 10 ? 'Shoes' : 'Shirts',
    categoryKey: at < 10 ? 'shoes' : 'shirts',
    price: 'KSh 1,995',
    ...(at % 3 === 0 && { was: { price: 'KSh 2,850', percent: '−30%' } }),
    sizes: '36–44',
    sizeCount: 9,
    url: `https://stall.example/shop/product-${at}/`,
  }),
);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ccc' } });

async function content() {
  const jpeg = await plain(80, 100).jpeg().toBuffer();
  return {
    shop,
    day: '2026-11-21',
    products,
    pictures: new Map(products.map(({ id }) => [id, jpeg])),
    mark: await plain(64, 64).png().toBuffer(),
  };
}

/** The text of a PDF that is not compressed. */
const read = (pdf: Buffer) => pdf.toString('latin1');
const linksIn = (text: string) => [...text.matchAll(/\/URI \((.*?)\)/g)].map(([, url]) => url);
/** What a pattern finds, each once, sorted. */
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
const pagesIn = (text: string) => [...text.matchAll(/\/Type \/Page\n/g)].length;

test.each<[ListKind, number, string]>([
  ['print', 2, '[0 0 595.28 841.89]'],
  ['phone', 7, '[0 0 360 640]'],
])(
  'the price list to %s has each product as a link, its pages, title and bookmarks',
  async (kind, pages, size) => {
    const text = read(await priceList(kind, await content(), false));
    expect(linksIn(text)).toEqual(expect.arrayContaining(products.map(({ url }) => url)));
    expect(pagesIn(text)).toBe(pages);
    expect(namesIn(text, /\/MediaBox (\[.*?\])/g)).toEqual([size]);
    expect(namesIn(text, /\/Lang \((.*?)\)/g)).toEqual(['en-KE']);
    expect(namesIn(text, /\/Title \((.*?)\)/g)).toEqual(['Shirts', 'Shoes']);
    expect(namesIn(text, /^\((.*price list)\)$/gm)).toEqual(['Stall price list']);
  },
);

test('a price list without its pictures is light, and its bytes depend on its content alone', async () => {
  const list = await priceList('print', await content());
  expect(list.length).toBeLessThan(70_000);
  expect(await priceList('print', await content())).toEqual(list);
});

test('a code on a shelf card has the modules of the product’s address', async () => {
  const [first] = products;
  if (!first) throw new Error('No product');
  const text = read(await shelfCards({ ...(await content()), products: [first] }, false));
  const { data: expected } = encode(first.url, { ecc: 'M', border: 0 });
  expect(modulesDrawn(text, expected.length)).toEqual(expected);
  expect(linksIn(text)).toContain(first.url);
});

test.each([
  [8, 1],
  [9, 2],
])('%d shelf cards take %d sheets', async (cards, sheets) => {
  const some = { ...(await content()), products: products.slice(0, cards) };
  expect(pagesIn(read(await shelfCards(some, false)))).toBe(sheets);
});

/** The dark modules of the one code in a PDF: the rectangles that are drawn over its white ground. */
function modulesDrawn(text: string, count: number): boolean[][] {
  const [, x, y, ground, drawn = ''] =
    /(\S+) (\S+) (\S+) \S+ re\n\/DeviceRGB cs\n1 1 1 scn\nf\n((?:\S+ \S+ \S+ \S+ re\n)+)/.exec(
      text,
    ) ?? [];
  // The white margin is four modules wide.
  const module = Number(ground) / (count + 8);
  const at = (length: string | undefined, from: string | undefined) =>
    Math.round((Number(length) - Number(from)) / module) - 4;
  const dark = Array.from({ length: count }, () => Array<boolean>(count).fill(false));
  for (const [, left, top, width] of drawn.matchAll(/(\S+) (\S+) (\S+) \S+ re\n/g)) {
    const start = at(left, x);
    dark[at(top, y)]?.fill(true, start, start + Math.round(Number(width) / module));
  }
  return dark;
}
