import { execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
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
import path from 'node:path';
import { writeShopConfig } from '@/lib/data-modules/shop-config.build';
import { hashOf, readExport } from './export-files';
import { manifestFile } from './manifest';

const root = process.cwd();
let project: string;
let server: Server;
let address: string;

/** The folder of the host, below which the shop has its own folder. */
const hostFolder = () => path.join(project, 'host/shop');

beforeEach(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'publish-shop-'));
  writeShopConfig(project);
  cpSync(path.join(root, 'e2e/shop/data'), path.join(project, 'data'), { recursive: true });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', address);
    const file = path.join(project, 'host', pathname.replace(/\/$/, '/index.html'));
    const found = existsSync(file);
    const types: Record<string, string> = { '.js': 'text/javascript', '.avif': 'image/avif' };
    response.writeHead(found ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'text/html',
    });
    response.end(readFileSync(found ? file : path.join(hostFolder(), '404.html')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
  writeSettings({ kind: 'folder', address, folder: hostFolder() });
});

afterEach(() => {
  server.close();
  rmSync(project, { recursive: true });
});

function write(file: string, text: string) {
  writeFileSync(path.join(project, file), text);
}

function writeSettings(settings: object) {
  writeFileSync(path.join(project, 'data/host.json'), JSON.stringify(settings));
}

/** Writes the export of a shop with two products, whose pages have different scripts and pictures. */
function writeExport(prices: Record<string, number>): void {
  rmSync(path.join(project, 'out'), { recursive: true, force: true });
  const write = (file: string, text: string) => {
    const target = path.join(project, 'out', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('.htaccess', 'DirectoryIndex index.html\n');
  write('sitemap.xml', '<urlset/>');
  write('404.html', '<title>Page not found | Duka</title>');
  write('index.html', `<title>Duka</title><link rel="canonical" href="${address}/"/>`);
  for (const [name, price] of Object.entries(prices)) {
    const id = name.toLowerCase();
    const data = `_next/static/data/${hashOf(name + price).slice(0, 8)}.js`;
    write(data, `${name} ${price}`);
    write(`pictures/${id}.0123456789-640.avif`, name);
    const at = `${address}/shop/shoes/${id}/`;
    write(
      `shop/shoes/${id}/index.html`,
      `<link rel="canonical" href="${at}"/><h1>${name}</h1>${price}<script src="/shop/${data}"></script>`,
    );
  }
}

/** The program as it is typed, with its options, in the project. */
function typed(options: readonly string[]) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
    NEXT_PUBLIC_SITE_URL: '',
    BASE_PATH: '',
    EXPORT_FOLDER: 'out',
  };
  const program = path.join(root, 'tools/cli.ts');
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  return { args: [tsx, program, 'publish-shop', ...options], how: { cwd: project, env } };
}

async function publish(...options: string[]): Promise<{ status: number; said: string }> {
  const { args, how } = typed(options);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, how, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr });
    });
    child.stdin?.end();
  });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

/** The texts of the host's files, but for the list of them, which has the time. */
const filesOnHost = () =>
  Object.fromEntries(
    [...readExport(hostFolder()).keys()]
      .filter((file) => file !== manifestFile)
      .map((file) => [file, onHost(file)]),
  );

const onHost = (file: string) => readFileSync(path.join(hostFolder(), file), 'utf8');

test('a shop is published to a folder, changed, published again and put back', async () => {
  const all = ['--built', '--anyway', '--yes'];
  writeExport({ Loafer: 1500, Sandal: 900 });
  const first = await publish(...all);
  expect(first.said).toContain('4 pages, 2 pictures; ');
  expect(first.said).toContain('in 10 files.');
  expect(first.said).toContain(
    `Looked at ${address}: Home, Loafer, a script, a picture and the page for unknown addresses are as published.`,
  );
  expect(first.status).toBe(0);
  expect(filesIn(hostFolder())).toEqual(
    [...filesIn(path.join(project, 'out')), 'published-files.json'].sort(),
  );
  const list = () => readFileSync(path.join(project, 'data/published.json'), 'utf8');
  const listOfFirst = list();

  // Rules that the host's panel adds stay, and are no reason to send the file.
  appendFileSync(path.join(hostFolder(), '.htaccess'), '# of the panel\n');
  writeExport({ Loafer: 1600, Sandal: 900 });
  const second = await publish(...all);
  expect(second.said).toContain('1 page, 0 pictures; ');
  expect(second.said).toContain('in 2 files.');
  expect(onHost('shop/shoes/loafer/index.html')).toContain('1600');
  expect(onHost('.htaccess')).toMatch(/DirectoryIndex index.html\n# END shop\n# of the panel\n$/);

  writeFileSync(path.join(project, 'data/published.json'), '{}');
  const tryOut = await publish('--back', '--dry');
  expect(tryOut.said).toContain('Changed pages: 1 (Loafer)');
  expect(tryOut).toMatchObject({ status: 0, said: expect.stringContaining('Nothing was sent') });
  expect(onHost('shop/shoes/loafer/index.html')).toContain('1600');

  const back = await publish('--back', '--yes');
  expect(back.said).toContain('in 1 file.');
  expect(back.status).toBe(0);
  expect(onHost('shop/shoes/loafer/index.html')).toContain('1500');
  expect(list()).toBe(listOfFirst);
}, 60_000);

test('with DESK=shop the desk is published beside an unchanged shop, and goes when that is not set', async () => {
  write(
    'desk.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
    const { DESK_FOLDER } = process.env;
    mkdirSync(DESK_FOLDER + '/parts', { recursive: true });
    writeFileSync(DESK_FOLDER + '/index.html', '<title>Desk</title>');
    writeFileSync(DESK_FOLDER + '/parts/a.js', 'a()');`,
  );
  const scripts = { 'build:data': 'echo', 'build:export': 'echo', 'desk:build': 'node desk.mjs' };
  write('package.json', JSON.stringify({ type: 'module', scripts }));
  writeExport({ Loafer: 1500 });
  await publish('--anyway', '--yes');
  const shop = filesOnHost();

  process.env.DESK = 'shop';
  const withDesk = await publish('--anyway', '--yes');
  delete process.env.DESK;
  expect(withDesk.said).toContain('0 pages, 0 pictures; ');
  expect(withDesk.said).toContain('  The desk: 2\n');
  const { 'desk/index.html': page, 'desk/parts/a.js': script, ...others } = filesOnHost();
  expect([page, script]).toEqual(['<title>Desk</title>', 'a()']);
  expect(others).toEqual(shop);

  writeExport({ Loafer: 1500 });
  await publish('--anyway', '--yes');
  expect(filesOnHost()).toEqual(shop);
}, 60_000);

test('without a terminal a shop is not published over another site', async () => {
  writeExport({ Loafer: 1500 });
  mkdirSync(hostFolder(), { recursive: true });
  writeFileSync(path.join(hostFolder(), 'index.php'), '<title>My blog</title>');
  const over = await publish('--built', '--anyway', '--yes');
  expect(over.said).toContain('There is another site already: "My blog".');
  expect(over.status).toBe(1);
  expect(filesIn(hostFolder())).toEqual(['index.php']);
}, 60_000);

test('the host is tried before the build, and what is still to settle is said once', async () => {
  const scripts = { 'build:data': 'echo building data', 'build:export': 'echo building pages' };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }));
  writeExport({ Loafer: 1500 });
  const built = await publish('--dry');
  expect(built.said.split('Still to settle before the shop opens')).toHaveLength(2);
  expect(built.said).toContain('building pages');
  expect(existsSync(path.join(hostFolder(), 'index.html'))).toBe(false);

  const inFile = path.join(project, 'package.json/shop');
  writeSettings({ kind: 'folder', address, folder: inFile });
  const refused = await publish('--anyway', '--yes');
  expect(refused.said).toContain(`The folder ${inFile} cannot be made`);
  expect(refused.said).not.toContain('building');
  expect(refused.status).toBe(1);
}, 60_000);

test('Ctrl and C during the build say that nothing was published, and lock nobody out', async () => {
  write('wait.mjs', `console.log('building data'); setTimeout(() => {}, 20_000);`);
  write('package.json', JSON.stringify({ scripts: { 'build:data': 'node wait.mjs' } }));
  const { args, how } = typed(['--anyway', '--yes']);
  // A terminal signals the whole group of a command: so does the test.
  const child = spawn(process.execPath, args, { ...how, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve) => {
    child.stdout.on('data', () => /^building data$/m.test(said) && resolve());
  });
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const status = await closed;
  expect(said).toMatch(/\nStopped\. Nothing was published\.\n$/);
  expect(status).toBe(130);
  expect(existsSync(path.join(project, '.published/lock'))).toBe(false);
  expect(filesIn(hostFolder())).toEqual([]);
}, 60_000);
