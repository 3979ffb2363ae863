import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyShop } from '@/e2e/shop/copy-shop';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { readFiles } from '@/tools/change/module-files';

/*
 * The program as a person runs it, on a copy of the tests' shop: what an export leaves in its modules and
 * among its photos, and what is said.
 */
const folder = mkdtempSync(join(tmpdir(), 'export-test-'));
const data = join(folder, 'data');
const photos = join(data, 'photos');

// Each test starts several programs.
jest.setTimeout(180_000);

let server: Server;
let host: string;

beforeAll(async () => {
  const size = { width: 800, height: 1000, channels: 3, background: '#335577' } as const;
  const picture = await sharp({ create: size }).jpeg().toBuffer();
  server = createServer((request, response) => {
    if (request.url?.includes('back')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  copyShop(folder);
  // Not the link to the photos of the tests' shop, as pictures are put beside them.
  rmSync(photos);
  cpSync(photosFolder, photos, { recursive: true });
  mkdirSync(join(photos, 'new'), { recursive: true });
  const merchant = join(data, 'merchant.ts');
  const kinds = ['dresses', 'bags', 'belts', 'skirts', 'school-uniform'].map(
    (kind) => `  '${kind}': 'Apparel & Accessories > Clothing',`,
  );
  const text = readFileSync(merchant, 'utf8');
  writeFileSync(merchant, text.replace(/= \{\n/, `= {\n${kinds.join('\n')}\n`));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

function run(program: string, ...options: string[]) {
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') };
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  // No terminal, and nobody to ask.
  child.stdin.end();
  return new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }));
  });
}

/** A sample whose pictures are on this computer. */
function sample(name: string): string {
  const text = readFileSync(join('tools', 'owner', 'sheet', 'samples', 'exports', name), 'utf8');
  const file = join(folder, name);
  writeFileSync(file, text.replaceAll('https://pictures.example/', host));
  return file;
}

const read = (file: string, ...options: string[]) =>
  run('tools/cli.ts', 'sheet:read', file, ...options);
const made = (names: readonly string[]) => names.flatMap((name) => ['--new-category', name]);

test.each<[string, string[], string[], string[]]>([
  [
    'shopify.csv',
    ['Dresses', 'T-Shirts', 'Bags'],
    ['black-tote-bag.ts', 'house-tee-blue.ts', 'house-tee-green.ts', 'red-maxi-dress.ts'],
    ['house-tee-blue.jpg', 'house-tee-green.jpg', 'red-maxi-dress-3.jpg', 'red-maxi-dress.jpg'],
  ],
  [
    'woocommerce.csv',
    ['Hoodies', 'Belts'],
    ['brown-leather-belt.ts', 'zip-hoodie-plain-m-l.ts', 'zip-hoodie-plain-xl.ts'],
    [
      'zip-hoodie-plain-m-l-2.jpg',
      'zip-hoodie-plain-m-l.jpg',
      'zip-hoodie-plain-xl-2.jpg',
      'zip-hoodie-plain-xl.jpg',
    ],
  ],
  [
    'swahili.csv',
    ['Magauni', 'Viatu vya wanawake', 'Sare'],
    ['gauni-la-maua.ts', 'raba-nyeupe.ts', 'sare-ya-shule.ts'],
    ['gauni-la-maua.jpg'],
  ],
  [
    'meta.csv',
    ['Dresses', 'Shoes'],
    ['ankara-dress.ts', 'canvas-sneakers.ts'],
    ['ankara-dress.jpg', 'canvas-sneakers-2.jpg', 'canvas-sneakers-3.jpg', 'canvas-sneakers.jpg'],
  ],
])(
  '%s goes in as it is: its products and its pictures',
  async (name, categories, products, pictures) => {
    const before = readFiles(data);
    const options = [...made(categories), '--gone', 'keep'];
    const { status, said } = await read(sample(name), ...options, '--apply');
    expect(said).toContain('Written: ');
    expect(status).toBe(0);
    const after = Object.keys(readFiles(data)).filter((file) => before[file] === undefined);
    expect(after.sort()).toEqual(products.map((file) => `catalogue/products/${file}`));
    expect(readdirSync(join(photos, 'new')).filter((file) => file.endsWith('.jpg'))).toEqual(
      pictures,
    );
  },
);

test('an export whose photos were taken in is what the check accepts, and changes nothing once more', async () => {
  const options = [...made(['Magauni', 'Viatu vya wanawake', 'Sare']), '--gone', 'keep', '--apply'];
  await read(sample('swahili.csv'), ...options);
  expect(await run('tools/cli.ts', 'photos', '--no-questions')).toMatchObject({ status: 0 });
  expect(await run('tools/cli.ts', 'check')).toMatchObject({ status: 0 });
  const again = await read(sample('swahili.csv'), ...options, '--no-pictures');
  expect(again.said).toContain('Nothing to write.');
});

test('without a terminal, the categories of an export are refused with the command that makes them', async () => {
  const { status, said } = await read(sample('meta.csv'), '--gone', 'keep');
  expect(status).toBe(1);
  expect(said).toMatch(
    /To make the categories that are not there yet: npm run sheet:read -- .*meta\.csv --new-category "Dresses" --new-category "Shoes" --gone keep/,
  );
});

test('what else is wrong is said beside the categories that are not there', async () => {
  const file = sample('meta.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('KES', 'USD'));
  const { said } = await read(file, '--gone', 'keep');
  expect(said).toContain('Row 3, 5, Category: "Dresses", "Shoes" must be one of');
  expect(said).toContain('must be in Kenyan shillings, and not in USD.');
});

test('a picture that cannot be fetched is named, and the others are put in', async () => {
  const options = [...made(['Dresses', 'T-Shirts', 'Bags']), '--gone', 'keep'];
  const planned = await read(sample('shopify.csv'), ...options);
  expect(planned.said).toContain('5 pictures of 3 products will be fetched from 127.0.0.1');
  expect(readdirSync(join(photos, 'new'))).not.toContain('red-maxi-dress.jpg');
  const { said } = await read(sample('shopify.csv'), ...options, '--apply');
  expect(said).toContain('4 pictures put into data/photos/new');
  expect(said).toContain(
    `Red Maxi Dress (row 2): ${host}maxi-back.jpg answers with the error 404.`,
  );
  expect(said).toMatch(
    /Next: put photos into data\/photos\/new and type npm run photos, [^\n]*\n$/,
  );
});

test('with --no-pictures none is fetched', async () => {
  const options = [...made(['Dresses', 'Shoes']), '--gone', 'keep', '--apply', '--no-pictures'];
  const { said } = await read(sample('meta.csv'), ...options);
  expect(said).not.toContain('Fetching');
  expect(readdirSync(join(photos, 'new')).filter((file) => file.endsWith('.jpg'))).toEqual([]);
});
