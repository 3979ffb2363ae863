import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyShop } from '@/e2e/shop/copy-shop';
import { catalogueIn, changedFiles, readFiles } from '@/tools/change/module-files';
import { catalogueCsv } from './write-csv';

/*
 * The programs as a person and the build run them, on a copy of the tests' shop: the modules that a
 * sheet leaves, and the printed text.
 */
const folder = mkdtempSync(join(tmpdir(), 'sheet-test-'));
const data = join(folder, 'data');
const file = join(folder, "Wanjiru's new shoes.csv");
const lines = catalogueCsv(catalogueIn(readFiles())).trimEnd().split('\r\n');

// Each test starts several programs.
jest.setTimeout(180_000);

let server: Server;
let answer: string;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  copyShop(folder);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

/** Runs a command in the copy's name; one text is a line for the terminal. */
function run(command: string | string[], more: Record<string, string> = {}) {
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'), ...more };
  const [program = '', ...options] = typeof command === 'string' ? [command] : command;
  const child = spawn(program, options, { env, shell: typeof command === 'string' });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }));
  });
}

const node = [process.execPath, '--import', 'tsx'];
const read = (...options: string[]) =>
  run([...node, 'tools/cli.ts', 'sheet:read', file, ...options]);
const check = () => run([...node, 'tools/cli.ts', 'check']);

function takeInOnline(sheet: string) {
  answer = sheet;
  const { port } = server.address() as AddressInfo;
  return run([...node, 'tools/owner/sheet/online.ts'], {
    CATALOGUE_SHEET: `http://127.0.0.1:${port}/shop.csv`,
    CATALOGUE_SHEET_ON_ERROR: '',
  });
}

/** The shop's sheet with the cells of its first product, the ankle boots, changed by their headers. */
function sheetWith(cells: Record<string, string>, ...rows: string[]): string {
  const headers = (lines[0] ?? '').replace('\ufeff', '').split(',');
  const first = (lines[1] ?? '').split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const changed = first.map((cell, at) => cells[headers[at] ?? ''] ?? cell);
  return [lines[0], changed.join(','), ...lines.slice(2), ...rows].join('\r\n');
}

test.each<[string, Record<string, string>, string]>([
  [
    'an error of Google Sheets',
    { Description: '#ERROR!' },
    'Row 2, Description: #ERROR! means that the formula cannot be worked out',
  ],
  [
    'a photo folder without the photo, which the build’s check alone sees',
    { 'Photo folder': 'nowhere' },
    'Row 2, ',
  ],
])(
  'an online sheet with %s leaves yesterday’s shop, and is said',
  async (_what, cells, sentence) => {
    const before = readFiles(data);
    const { status, said } = await takeInOnline(sheetWith(cells));
    expect(said).toContain('The sheet online is not taken in.');
    expect(said).toContain(sentence);
    expect(said).toContain('The shop is built from the catalogue it has.');
    expect(status).toBe(0);
    expect(readFiles(data)).toEqual(before);
  },
);

test('an online sheet with invisible characters is taken in, and the build’s check accepts what it wrote', async () => {
  const sheet = sheetWith({
    Price: '\u202d4200\u202c',
    Description: '"Boots\u200b with \u2060laces."',
  });
  const { said } = await takeInOnline(sheet);
  expect(said).toContain('Ankle Boots (row 2): Price 4,000 → 4,200');
  expect(readFiles(data)['catalogue/products/ankle-boot.ts']).toContain(
    "description: 'Boots with laces.'",
  );
  expect(await check()).toMatchObject({ status: 0 });
});

test('a sheet is judged as the build will judge it, before anything is written', async () => {
  const before = readFiles(data);
  writeFileSync(file, 'Name,Price,Photo folder\r\nAnkle Boots,4100,nowhere\r\n');
  const { status, said } = await read('--apply');
  expect(said).toContain('1 cell must be changed first. Nothing was changed in the shop.\n');
  expect(said).toMatch(/^Row 2, .*nowhere\/ankle-boot/m);
  expect(status).toBe(1);
  expect(readFiles(data)).toEqual(before);
});

test('what the build’s check says of a product is said at its row, beside what is wrong in others', async () => {
  const rows = [
    'Name,Price,Earlier price,Added,Prise',
    'Ankle Boots,4100,900,2226-01-01,',
    'Canvas Shoes,ask,,,1',
  ];
  writeFileSync(file, rows.join('\r\n'));
  const { said } = await read();
  expect(said).toContain('3 cells must be changed first.');
  expect(said).toContain(
    'Columns read: Name, Price, Earlier price, Added. Not known: Prise (did you mean Price?).',
  );
  expect(said).toContain('Row 2, Earlier price: must be above the price now, 4100, not 900.');
  expect(said).toMatch(/^Row 2, Added: must be today, .*, or an earlier day, not "2226-01-01"\.$/m);
  expect(said).toContain('Row 3, Price: "ask" must be a whole number of shillings.');
});

test('what the build’s check finds worth a look in a row is said, and stops nothing', async () => {
  writeFileSync(file, 'Name,Price,Earlier price\r\nAnkle Boots,100,4000\r\n');
  const { said, status } = await read();
  expect(said).toMatch(/Worth a look\n {2}Row 2, Earlier price: is KSh 4,000 right\?/);
  expect(status).toBe(0);
});

test('a comment in the file of a product that a sheet changes is said not to be kept', async () => {
  const boots = join(data, 'catalogue', 'products', 'ankle-boot.ts');
  writeFileSync(boots, `${readFileSync(boots, 'utf8')}// Ask for more in May.\n`);
  writeFileSync(file, 'Name,Price\r\nAnkle Boots,4100\r\n');
  const { said } = await read();
  expect(said).toContain('catalogue/products/ankle-boot.ts: its comment is not kept.');
});

test('a command whose output is read no further ends without a word', async () => {
  writeFileSync(file, 'Name,Price\r\nAnkle Boots,4100\r\n');
  const { said } = await run(`${node.join(' ')} tools/cli.ts sheet:read "${file}" | true`);
  expect(said).toBe('');
});

test('a product that moves says its other category and its old address, and a new one its place where its row is', async () => {
  const [head, moved = '', court, ...others] = lines;
  const mules = 'Red Mules,Footwear,900,,,shoes,,,Red,,shoes,adult,female';
  const toTops = moved.replace('Footwear', 'Tops and Trousers');
  writeFileSync(file, [head, toTops, court, mules, ...others].join('\r\n'));
  const before = readFiles(data);
  const { said } = await read('--apply');
  expect(said).toContain('1 new, 1 changed.');
  const after = readFiles(data);
  expect(Object.keys(changedFiles(before, after)).sort()).toEqual([
    'catalogue/products/ankle-boot.ts',
    'catalogue/products/red-mules.ts',
  ]);
  expect(after['catalogue/products/ankle-boot.ts']).toContain("category: 'tops'");
  expect(after['catalogue/products/ankle-boot.ts']).toContain(
    "formerPaths: ['footwear/ankle-boot']",
  );
  expect(after['catalogue/products/red-mules.ts']).toContain('place: 25,');
  expect(await check()).toMatchObject({ status: 0 });
});

test('what stops the build already does not keep a sheet out', async () => {
  writeFileSync(join(folder, 'data', 'reviews.ts'), "export const reviews = [{ name: '' }];\n");
  writeFileSync(file, 'Name,Price\r\nAnkle Boots,4100\r\n');
  expect(await check()).toMatchObject({ status: 1 });
  expect((await read('--apply', '--gone', 'keep')).said).toContain(
    'Written: catalogue/products/ankle-boot.ts.',
  );
});

test('every command that is printed does what it says when it is typed as printed', async () => {
  const rows = lines.filter((line) => !line.startsWith('Ankle Boots'));
  const mules = "Red Mules,Ladies' $hoes,900,,,shoes,,,Red,,shoes,adult,female";
  const bag = 'Black Bag,Bags "N" more!,900,,,,One size,,Black,,shirts,adult,female'.replace(
    'Bags "N" more!',
    '"Bags ""N"" more!"',
  );
  writeFileSync(file, [...rows, mules, bag].join('\r\n'));
  const commands = (text: string) => text.match(/npm run sheet:read -- .*$/gm) ?? [];

  const refused = await read('--gone', 'sold-out');
  expect(refused.status).toBe(1);
  const [make = ''] = commands(refused.said);
  const planned = await run(make);
  expect(planned.said).toContain('2 new, 1 gone.');
  const [apply = ''] = commands(planned.said.slice(planned.said.indexOf('Nothing is changed yet')));
  const applied = await run(apply);
  expect(applied.said).toContain('Written: ');
  expect(applied.status).toBe(0);
  const files = readFiles(data);
  const texts = Object.values(files).join('\n');
  expect(texts).toContain("Ladies' $hoes");
  expect(texts).toContain('Bags "N" more!');
  expect(files['catalogue/products/ankle-boot.ts']).toContain('soldOut: true');
  expect(await check()).toMatchObject({ status: 0 });
});

test('the command that is printed for products that are gone keeps the new categories', async () => {
  writeFileSync(
    file,
    [
      ...lines.filter((line) => !line.startsWith('Strap Sandals')),
      'Black Bag,Bags,900,,,,One size,,Black,,shirts,adult,female',
    ].join('\r\n'),
  );
  const { said } = await read('--new-category', 'Bags');
  const [command = ''] = said.match(/npm run sheet:read -- .*--gone remove.*$/m) ?? [];
  const applied = await run(command);
  expect(applied.said).toContain('Written: ');
  expect(applied.status).toBe(0);
});

test('names of new categories that may be one are asked about, and the printed command makes them one', async () => {
  writeFileSync(
    file,
    [
      ...lines,
      'Black Bag,Bags,900,,,,One size,,Black,,shirts,adult,female',
      'Brown Bag,Bag,900,,,,One size,,Brown,,shirts,adult,female',
    ].join('\r\n'),
  );
  const { status, said } = await read();
  expect(status).toBe(1);
  expect(said).toContain('Is "Bag" the same as "Bags"? Then: ');
  const [command = ''] = said.match(/npm run sheet:read -- .*--same-category.*$/m) ?? [];
  expect(await run(`${command} --apply`)).toMatchObject({ status: 0 });
  const { 'catalogue/categories.ts': categories, ...files } = readFiles(data);
  expect(categories?.match(/name: 'Bags?'/g)).toEqual(["name: 'Bags'"]);
  expect(files['catalogue/products/brown-bag.ts']).toContain("category: 'bags'");
});

test('what is doubtful is not changed where nobody can be asked, and the command that says yes is named', async () => {
  writeFileSync(file, 'Name,Price\r\nAnkle Boots,40\r\n');
  const before = readFileSync(join(data, 'catalogue/products/ankle-boot.ts'), 'utf8');
  const refused = await read('--apply');
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('Ankle Boots: KSh 40? It was KSh 4,000.');
  expect(refused.said).toContain('--apply --as-it-is');
  expect(readFileSync(join(data, 'catalogue/products/ankle-boot.ts'), 'utf8')).toBe(before);
  expect(await read('--apply', '--as-it-is')).toMatchObject({ status: 0 });
  expect(readFileSync(join(data, 'catalogue/products/ankle-boot.ts'), 'utf8')).toContain(
    'priceKes: 40,',
  );
});
