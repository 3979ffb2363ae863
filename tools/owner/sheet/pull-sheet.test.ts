import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import writeExcelFile from 'write-excel-file/node';
import { sizeGuides } from '@/data/size-guide';
import { catalogueIn, type Files, readFiles } from '@/tools/change/module-files';
import type { SheetShop } from './judge-sheet';
import { type PullOptions, pullSheet } from './pull-sheet';
import { catalogueCsv } from './write-csv';

const files = readFiles();
const shop = catalogueCsv(catalogueIn(files));
const lines = shop.replace('\ufeff', '').split('\r\n');

let server: Server;
let address: string;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop.csv`;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

const TIMEOUT_MS = 20_000;
const settings = { today: '2026-05-05', hasPhoto: () => true, sizeGuides };
/** The shop in the folder after the sheet, and the printed text. */
const pull = async (
  { asItIs, timeoutMs = TIMEOUT_MS, ...over }: Partial<SheetShop & PullOptions> = {},
  before = files,
) => {
  const { change, ...rest } = await pullSheet(
    address,
    { ...settings, files: before, ...over },
    { timeoutMs, asItIs },
  );
  const kept = Object.entries({ ...files, ...change.files }).filter(([, text]) => text);
  return { ...rest, files: Object.fromEntries(kept) as Files };
};

function answersWith(body: string, type = 'text/csv', status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

/** The sheet with the cells of one column, its header too where `row` is 0, changed or left out. */
function withColumn(header: string, change: (cell: string, row: number) => string[]): string {
  const rows = lines.map((line) => line.split(SEPARATOR));
  const column = rows[0]?.indexOf(header) ?? -1;
  return rows
    .map((cells, row) =>
      cells.flatMap((cell, at) => (at === column ? change(cell, row) : [cell])).join(','),
    )
    .join('\r\n');
}

/** Commas outside of quotes. */
const SEPARATOR = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

test('a sheet that is the shop’s own changes no byte', async () => {
  answer = answersWith(shop);
  expect((await pull()).files).toEqual(files);
});

test('a price that changed in the sheet is in the modules', async () => {
  answer = answersWith(
    shop.replace('Ankle Boots,Footwear,4000', 'Ankle Boots,Footwear,"KSh 4,100"'),
  );
  const { files: after, said } = await pull();
  expect(said).toContain('Ankle Boots (row 2): Price 4,000 → 4,100');
  expect(after['catalogue/products/ankle-boot.ts']).toContain('priceKes: 4100');
});

test('what is worth a look in the workbook, above its table and in a row is said', async () => {
  const rows = lines.map((line) =>
    line.split(SEPARATOR).map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')),
  );
  const [ankleBoots] = rows.filter(([name]) => name === 'Ankle Boots');
  ankleBoots?.splice(rows[0]?.indexOf('Sizes') ?? 0, 1, 'S, M, L');
  const data = [['Stock of Monday'], ...rows];
  const sheets = ['Stock', 'Old'].map((sheet) => ({ sheet, data }));
  const workbook = await writeExcelFile(sheets).toBuffer();
  answer = (_request, response) => response.end(workbook);
  const { said } = await pull();
  expect(said).toContain('Stock, the first that holds anything, is read, and not Old.');
  expect(said).toContain('Row 1 ("Stock of Monday"): above the names of the columns');
  expect(said).toContain('Row 3, Sizes: are S M L its sizes? Shoes have numbers');
});

test('a sheet behind a redirect is read, as a published sheet answers', async () => {
  answer = (request, response) => {
    if (request.url === '/moved.csv') return answersWith(shop)(request, response);
    response.writeHead(307, { location: '/moved.csv' }).end();
  };
  expect((await pull()).files).toEqual(files);
});

test('a product that the sheet no longer has is sold out', async () => {
  answer = answersWith(lines.filter((line) => !line.startsWith('Ankle Boots')).join('\r\n'));
  const { files: after, said } = await pull();
  expect(said).toContain('1 gone');
  expect(after['catalogue/products/ankle-boot.ts']).toContain('soldOut: true');
});

test('a product whose row is back is in stock again', async () => {
  answer = answersWith(lines.filter((line) => !line.startsWith('Ankle Boots')).join('\r\n'));
  const { files: without } = await pull();
  answer = answersWith(shop);
  const { files: after } = await pull({}, without);
  const [first] = catalogueIn(after).categories[0]?.products ?? [];
  expect(first).toEqual(catalogueIn(files).categories[0]?.products[0]);
});

const signIn = '<!doctype html><title>Sign in</title>';

test.each<[string, RequestListener, string]>([
  ['a connection that is cut', (request) => request.socket.destroy(), 'It cannot be reached.'],
  [
    'a redirect to a sign-in',
    (request, response) => {
      if (request.url === '/login') return answersWith(signIn, 'text/html')(request, response);
      response.writeHead(302, { location: '/login' }).end();
    },
    'It asks for a sign-in: publish the sheet',
  ],
  ['a refusal', answersWith(signIn, 'text/html', 401), 'It asks for a sign-in'],
  ['an error', answersWith('gone', 'text/plain', 404), 'It answers with the error 404.'],
  ['a web page', answersWith(signIn, 'text/html; charset=utf-8'), 'It answers with a web page'],
  ['a web page that claims to be a CSV', answersWith(signIn), 'The file is a web page'],
  ['nothing', answersWith(''), 'It is empty.'],
  ['headers alone', answersWith(lines[0] ?? ''), 'It has no products.'],
  ['no headers', answersWith('a,b\n1,2\n'), 'has no row with the names of its columns'],
  ['a column less', answersWith(withColumn('Price', () => [])), 'It has no column Price.'],
  [
    'an emptied column',
    answersWith(withColumn('Price', (cell, row) => [row === 0 ? cell : ''])),
    'Nothing is in its column Price.',
  ],
  ['less than half of the rows', answersWith(lines.slice(0, 5).join('\r\n')), 'more than half'],
  [
    'what the check refuses',
    answersWith(shop.replace('Ankle Boots,Footwear,4000', 'Ankle Boots,Footwear,4ooo')),
    'Row 2, Price: 4ooo must be a whole number of shillings.',
  ],
])('%s leaves the catalogue as it is, and is said', async (_what, answers, sentence) => {
  answer = answers;
  await expect(pull()).rejects.toThrow(sentence);
});

test.each<[string, RequestListener]>([
  ['silence', () => {}],
  [
    'an answer that stops half-way',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write(shop.slice(0, 300));
    },
  ],
])('%s leaves the catalogue as it is, and how long was waited is said', async (_what, answers) => {
  answer = answers;
  await expect(pull({ timeoutMs: 300 })).rejects.toThrow('It has not answered within 0.3 s.');
});

test.each(['http://example.com/shop.csv', 'ftp://example.com/shop.csv', 'shop.csv'])(
  'the address %s is refused before anything is asked',
  async (other) => {
    await expect(
      pullSheet(other, { ...settings, files }, { timeoutMs: TIMEOUT_MS }),
    ).rejects.toThrow('must be an address that begins');
  },
);

const nameAt = (file: string, all: Files) => /name: '([^']*)'/.exec(all[file] ?? '')?.[1];
const products = Object.keys(files).filter((file) => file.startsWith('catalogue/products/'));
const named = (all: Files) => products.map((file) => nameAt(file, all));

/** The cells of a column, sorted, each in the row of another. */
function sortedAlone(header: string): string {
  const column = lines[0]?.split(SEPARATOR).indexOf(header) ?? -1;
  const cells = lines.slice(1).map((line) => line.split(SEPARATOR)[column] ?? '');
  const sorted = cells.filter(Boolean).sort();
  return withColumn(header, (cell, row) => [
    row === 0 || cell === '' ? cell : (sorted.shift() ?? ''),
  ]);
}

test('a column of names that was sorted alone renames nothing, and the rest goes in', async () => {
  answer = answersWith(sortedAlone('Name').replace(',4000,', ',4100,'));
  const { files: after, held } = await pull();
  expect(named(after)).toEqual(named(files));
  expect(after['catalogue/products/ankle-boot.ts']).toContain('priceKes: 4100');
  expect(held).toEqual([expect.stringMatching(/^12 of 13 products: another name\? /)]);
});

test('a price that loses its digits stays as it was, and another that changed goes in', async () => {
  const typed = shop.replace('Ankle Boots,Footwear,4000', 'Ankle Boots,Footwear,4');
  answer = answersWith(typed.replace(/(Canvas Shoes,Footwear),\d+/, '$1,1777'));
  const { files: after, said, held } = await pull();
  const file = 'catalogue/products/ankle-boot.ts';
  expect(after[file]).toBe(files[file]);
  expect(after['catalogue/products/canvas-shoe.ts']).toContain('priceKes: 1777');
  expect(held).toEqual(['Ankle Boots: KSh 4? It was KSh 4,000.']);
  expect(said).not.toContain('Ankle Boots (row 2)');
});

const filledDown = () => withColumn('Sold out', (cell, row) => [row === 0 ? cell : 'yes']);

test('"Sold out" filled down closes nothing', async () => {
  answer = answersWith(filledDown());
  const { files: after, held } = await pull();
  expect(after).toEqual(files);
  expect(held).toEqual([expect.stringMatching(/products: sold out or gone\? /)]);
});

test('what is doubtful goes in where the owner has said that the sheet is meant', async () => {
  answer = answersWith(filledDown());
  const { files: after, held } = await pull({ asItIs: true });
  expect(held).toEqual([]);
  expect(products.filter((file) => !after[file]?.includes('soldOut: true'))).toEqual([]);
});

test('a sheet without most of its rows is taken in where the owner has said that it is meant', async () => {
  answer = answersWith(lines.slice(0, 5).join('\r\n'));
  const { files: after, held } = await pull({ asItIs: true });
  expect(held).toEqual([]);
  const isSoldOut = (file: string) => after[file]?.includes('soldOut: true');
  expect(products.filter(isSoldOut).length).toBeGreaterThan(products.length / 2);
});

/** The sheet with other cells in the row of a product. */
function withCells(name: string, cells: Readonly<Record<string, string>>, sheet = shop): string {
  const [head = '', ...rows] = sheet.replace('\ufeff', '').split('\r\n');
  const headers = head.split(SEPARATOR);
  const changed = rows.map((line) =>
    line.startsWith(`${name},`)
      ? line
          .split(SEPARATOR)
          .map((cell, at) => cells[headers[at] ?? ''] ?? cell)
          .join(',')
      : line,
  );
  return [head, ...changed].join('\r\n');
}

test('of a product whose name is doubtful the stock and the price go in, its place on Home stays', async () => {
  const sorted = sortedAlone('Name');
  const line = sorted.split('\r\n').find((one) => one.includes(',court-shoe,')) ?? '';
  const [name = ''] = line.split(',');
  expect(name).not.toBe('Court Shoes');
  const typed = { Price: '3333', 'Sold out': 'yes', Offer: '', Featured: '' };
  answer = answersWith(withCells(name, typed, sorted));
  const { files: after, said } = await pull();
  const record = after['catalogue/products/court-shoe.ts'];
  expect(record).toContain("name: 'Court Shoes'");
  expect(record).toContain('priceKes: 3333');
  expect(record).toContain('soldOut: true');
  expect(after['catalogue/offers.ts']).toBe(files['catalogue/offers.ts']);
  expect(after['catalogue/featured.ts']).toBe(files['catalogue/featured.ts']);
  expect(said).toContain('1 changed.');
  expect(said).not.toContain('Order and lists');
});

test('a price that is doubtful keeps the earlier price beside it, and the text of its row goes in', async () => {
  const typed = { Price: '4', 'Earlier price': '', Description: 'Of soft leather.' };
  answer = answersWith(withCells('Ankle Boots', typed));
  const { files: after, held } = await pull();
  expect(held).toEqual(['Ankle Boots: KSh 4? It was KSh 4,000.']);
  const record = after['catalogue/products/ankle-boot.ts'];
  expect(record).toContain("description: 'Of soft leather.'");
  expect(record).toContain('priceKes: 4000');
  expect(record).toContain('originalPriceKes: 5000');
});

test('products that are gone at once, a third of those in stock, stay in stock and are not counted', async () => {
  answer = answersWith(lines.slice(0, 8).join('\r\n'));
  const { files: after, said, held } = await pull();
  expect(after).toEqual(files);
  expect(held).toEqual([expect.stringMatching(/^5 of 12 products: sold out or gone\?/)]);
  // The one that was sold out already.
  expect(said).toContain('1 gone.');
});

test('a new product with a doubtful price stays out, of the offers and of what goes with others too', async () => {
  const row = (lines[1] ?? '').replace('Ankle Boots,Footwear,4000', 'Rain Cape,Footwear,4');
  const column = lines[0]?.split(SEPARATOR) ?? [];
  const cells = row.split(SEPARATOR).map((cell, at) => {
    if (['Id', 'Added', 'Kiswahili name'].includes(column[at] ?? '')) return '';
    if (column[at] === 'Picture') return 'https://example.com/cape.jpg';
    return ['Offer', 'Featured'].includes(column[at] ?? '') ? '1' : cell;
  });
  const worn = lines
    .filter(Boolean)
    .map((line) => line.replace('"wide-trousers, ', '"rain-cape, '));
  expect(worn.join()).toContain('rain-cape');
  answer = answersWith([...worn, cells.join(',')].join('\r\n'));
  const { files: after, said, held } = await pull({ hasPhoto: (_, id) => id !== 'rain-cape' });
  expect(said).not.toMatch(/Rain Cape|Pictures|new\./);
  expect(held).toEqual([expect.stringMatching(/^Rain Cape: KSh 4\? Others of its category cost/)]);
  expect(JSON.stringify(after)).not.toContain('rain-cape');
});
