import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { writeShopConfig } from '@/lib/data-modules/shop-config.build';
import { catalogueIn, readFiles } from '@/tools/change/module-files';
import { type PublishStatus, parseStatus } from '@/tools/desk/status';
import { catalogueCsv } from '@/tools/owner/sheet/write-csv';

// Some of them publish four times, each by several programs.
jest.setTimeout(240_000);

const root = process.cwd();
/** The options of Node with which it runs TypeScript from another folder. */
const withTsx = ['--import', pathToFileURL(require.resolve('tsx')).href];
const address = 'http://127.0.0.1:9/shop';
const product = 'data/catalogue/products/ankle-boot.ts';
/** The address of the sheet online; '' for none. */
let sheet = '';
/** A folder with the code host's repository, the run's clone of it and another clone, of who saves. */
let top: string;
const project = () => path.join(top, 'run');
const owner = () => path.join(top, 'owner');

function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trimEnd();
}

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'report-'));
  git(top, 'init', '--quiet', '--bare', '--initial-branch=main', 'host.git');
  git(top, 'clone', '--quiet', 'host.git', 'owner');
  git(owner(), 'checkout', '--quiet', '-B', 'main');
  const from = (file: string) => path.join(root, file);
  writeShopConfig(owner());
  cpSync(from('e2e/shop/data'), path.join(owner(), 'data'), { recursive: true });
  cpSync(from('data/words'), path.join(owner(), 'data/words'), { recursive: true });
  const settings = { kind: 'folder', address, folder: path.join(top, 'host') };
  write('data/host.json', JSON.stringify(settings));
  const scripts = {
    'build:data': 'node check.mjs',
    'build:export': 'node build.mjs',
  };
  // The check takes seconds: where it finds nothing it is left out.
  write('check.mjs', '');
  write('package.json', JSON.stringify({ type: 'module', scripts }));
  // A build that takes the record's text over into the page.
  write(
    'build.mjs',
    `import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
    rmSync('out', { recursive: true, force: true });
    mkdirSync('out/shop/footwear/ankle-boot', { recursive: true });
    writeFileSync('out/index.html', '<title>Duka</title><link rel="canonical" href="${address}/"/>');
    writeFileSync('out/404.html', '<title>Page not found</title>');
    writeFileSync('out/shop/footwear/ankle-boot/index.html', '<h1>Ankle Boots</h1>' + readFileSync('${product}'));`,
  );
  save('the shop');
  git(top, 'clone', '--quiet', 'host.git', 'run');
});

afterEach(() => {
  sheet = '';
  rmSync(top, { recursive: true });
});

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(owner(), file)), { recursive: true });
  writeFileSync(path.join(owner(), file), content);
}

/** The owner saves what was written; gives the commit. */
function save(subject: string): string {
  git(owner(), 'add', '--all');
  git(owner(), 'commit', '--quiet', '-m', subject);
  if (hostGit('branch', '--list', 'main')) git(owner(), 'pull', '--quiet', '--rebase');
  git(owner(), 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return git(owner(), 'rev-parse', 'HEAD');
}

/** From now on publishes check the shop. */
function withCheck(): void {
  const args = JSON.stringify([...withTsx, path.join(root, 'tools/cli.ts'), 'check']);
  write(
    'check.mjs',
    `import { spawnSync } from 'node:child_process';
    const { status } = spawnSync(process.execPath, ${args}, { stdio: 'inherit' });
    process.exitCode = status;`,
  );
}

function savePrice(price: string, subject: string): string {
  const text = readFileSync(path.join(owner(), product), 'utf8');
  write(product, text.replace(/priceKes: .*,/, `priceKes: ${price},`));
  return save(subject);
}

/** A run of the workflow on what is saved now. */
async function run(...options: string[]): Promise<{ status: number; said: string }> {
  return runBy('push', ...options);
}

async function runBy(event: string, ...options: string[]) {
  git(project(), 'pull', '--quiet', '--rebase');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CATALOGUE_SHEET: sheet,
    TSX_TSCONFIG_PATH: 'tsconfig.json',
    NEXT_PUBLIC_SITE_URL: '',
    BASE_PATH: '',
    EXPORT_FOLDER: 'out',
    GITHUB_SERVER_URL: 'https://code.example',
    GITHUB_REPOSITORY: 'duka/shop',
    GITHUB_RUN_ID: '7',
    GITHUB_EVENT_NAME: event,
  };
  const program = path.join(root, 'tools/desk/report/publish-and-report.ts');
  return new Promise<{ status: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [...withTsx, program, ...options],
      { cwd: project(), env },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr });
      },
    );
  });
}

const publish = () => run('--yes', '--anyway');
const hostGit = (...args: string[]) => git(path.join(top, 'host.git'), ...args);
const main = () => hostGit('rev-parse', 'main');

function reported(): PublishStatus {
  const status = parseStatus(hostGit('show', 'published:status.json'));
  if (!status) throw new Error('There is no status.');
  return status;
}

const page = () => readFileSync(path.join(top, 'host/shop/footwear/ankle-boot/index.html'), 'utf8');

const drawnPhoto = () =>
  sharp({ create: { width: 900, height: 1125, channels: 3, background: '#aa2222' } })
    .jpeg()
    .toBuffer();

test('each publish is reported in one commit without parents, and is there to go back to', async () => {
  const first = await publish();
  expect(first).toMatchObject({ status: 0 });
  const one = reported();
  expect(one).toMatchObject({
    state: 'published',
    run: 'https://code.example/duka/shop/actions/runs/7',
    address,
    published: [{ commit: main(), subject: 'the shop' }],
    posts: { state: 'failed' },
  });
  expect(one.said.join('\n')).toContain('New pages: ');

  savePrice('1234', 'ankle boots 1234');
  expect(await publish()).toMatchObject({ status: 0 });
  const two = reported();
  expect(two.published.map(({ subject }) => subject)).toEqual(['ankle boots 1234', 'the shop']);
  expect(two.commit).toBe(main());
  // The repository has data/ as it was published.
  expect(hostGit('show', `${two.published[1]?.commit}:${product}`)).not.toContain('1234');
  expect(hostGit('show', `${two.published[0]?.commit}:data/published.json`)).toContain(
    'ankle-boot',
  );
  expect(hostGit('rev-list', '--count', 'published')).toBe('1');

  expect(await publish()).toMatchObject({ status: 0 });
  expect(reported()).toMatchObject({ state: 'unchanged', published: two.published });

  // The desk puts yesterday's back.
  git(owner(), 'pull', '--quiet', '--rebase');
  git(
    owner(),
    'restore',
    '--source',
    `${two.published[1]?.commit}`,
    '--staged',
    '--worktree',
    'data',
  );
  save('as it was');
  expect(await publish()).toMatchObject({ status: 0 });
  expect(page()).not.toContain('1234');
  expect(reported().published).toHaveLength(3);
});

test('a save during a publish stays, and does not count as published', async () => {
  const build = readFileSync(path.join(owner(), 'build.mjs'), 'utf8');
  write(
    'build.mjs',
    `import { execSync } from 'node:child_process';
    ${build}
    const save = 'echo late > data/note.txt && git add data && git -c user.name=Owner -c user.email=o@example.com commit -qm late && git push -q';
    execSync(save, { cwd: '${owner()}' });`,
  );
  const saved = save('a slow build');
  expect((await publish()).status).toBe(0);
  const { published, commit } = reported();
  expect([commit, published[0]?.commit]).toEqual([saved, saved]);
  const files = hostGit('ls-tree', '-r', '--name-only', 'main', 'data').split('\n');
  expect(files).toEqual(expect.arrayContaining(['data/note.txt', 'data/published.json']));
});

test('a morning on which nothing changed is not reported', async () => {
  const { status, said } = await runBy('schedule', '--yes', '--anyway');
  expect(status).toBe(0);
  expect(said).toContain('There was nothing to publish.');
  expect(hostGit('branch', '--list', 'published')).toBe('');
});

test('what of the sheet online is doubtful and left as it was is reported, on a morning without a change too', async () => {
  const files = readFiles(path.join(owner(), 'data'));
  const csv = catalogueCsv(catalogueIn(files)).replace('Footwear,4000', 'Footwear,4');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sheet = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop.csv`;
  const held = {
    sentence: expect.stringMatching(
      /^The sheet online, left as it was: Ankle Boots: KSh 4\? It was KSh 4,000\. If it is right: .*"Take the sheet as it is"/,
    ),
    stops: false,
  };
  try {
    expect(await runBy('schedule', '--yes', '--anyway')).toMatchObject({ status: 0 });
    expect(reported()).toMatchObject({ state: 'unchanged' });
    expect(reported().findings).toContainEqual(expect.objectContaining(held));
    expect(main()).toBe(git(owner(), 'rev-parse', 'HEAD'));

    expect(await publish()).toMatchObject({ status: 0 });
    expect(reported()).toMatchObject({ state: 'published' });
    expect(reported().findings).toContainEqual(expect.objectContaining(held));
    expect(page()).toContain('priceKes: 4000');
  } finally {
    server.close();
  }
});

test('a save that fails the check changes nothing in the shop, and is reported as a person says it', async () => {
  await publish();
  const before = page();
  const good = reported();
  withCheck();
  const bad = savePrice('2.5', 'ankle boots');
  expect((await publish()).status).toBe(1);
  expect(page()).toBe(before);
  const { findings, ...status } = reported();
  expect(status).toMatchObject({
    state: 'stopped',
    stoppedAt: 'check',
    reason: 'There is something to change first. Nothing was published.',
    commit: bad,
    published: good.published,
  });
  expect(findings.filter(({ stops }) => stops)).toEqual([
    {
      sentence: 'Ankle Boots: Price must be a whole number above 0, without cents, not 2.5',
      stops: true,
      places: [
        { file: product, product: 'ankle-boot', field: 'priceKes', line: expect.any(Number) },
      ],
      count: 1,
    },
  ]);
});

test('a photo is put into its place and kept, though the check stops the publish', async () => {
  const photo = await drawnPhoto();
  write('data/photos/new/ankle-boot.jpg', photo);
  write('data/photos/new/IMG_0001.jpg', photo);
  withCheck();
  savePrice('2.5', 'a photo');
  expect((await publish()).status).toBe(1);
  const files = hostGit('ls-tree', '-r', '--name-only', 'main', 'data/photos').split('\n');
  expect(files).not.toContain('data/photos/new/ankle-boot.jpg');
  expect(files).toContain('data/photos/new/IMG_0001.jpg');
  const { photos, commit } = reported();
  expect(commit).toBe(main());
  expect(photos).toEqual([
    {
      file: 'data/photos/new/IMG_0001.jpg',
      sentence: expect.stringContaining('belongs to no product by its name'),
    },
    {
      file: 'data/photos/new/ankle-boot.jpg',
      now: expect.stringMatching(/ankle-boot\.jpg$/),
      sentence: expect.stringContaining('the photo of Ankle Boots'),
    },
  ]);
  const now = photos[1]?.now ?? '';
  expect(files).toContain(now);
  expect(hostGit('rev-parse', `main:${now}`)).toBe(
    execFileSync('git', ['hash-object', '--stdin'], { input: photo, encoding: 'utf8' }).trim(),
  );
});

test('what is still to settle stops a publish, and the report says what', async () => {
  expect((await run('--yes')).status).toBe(1);
  const { toSettle, ...status } = reported();
  expect(status).toMatchObject({
    state: 'stopped',
    reason: 'Something must be settled before the shop opens. Nothing was published.',
  });
  expect(toSettle.some(({ stops }) => stops)).toBe(true);
  expect(existsSync(path.join(top, 'host/index.html'))).toBe(false);
});

test('a report that the code host refuses stops no publish', async () => {
  writeFileSync(path.join(top, 'host.git/hooks/pre-receive'), '#!/bin/sh\nexit 1\n', {
    mode: 0o755,
  });
  const { status, said } = await publish();
  expect(status).toBe(0);
  expect(said.split('The desk does not show this publish, which goes on')).toHaveLength(2);
  expect(page()).toContain('Ankle Boots');
});

test('what cannot be kept in the repository stops no publish, and no photo is lost', async () => {
  const hook = '#!/bin/sh\nwhile read _ _ ref; do [ "$ref" != refs/heads/main ] || exit 1; done\n';
  write('data/photos/new/ankle-boot.jpg', await drawnPhoto());
  const saved = save('a photo');
  writeFileSync(path.join(top, 'host.git/hooks/pre-receive'), hook, { mode: 0o755 });
  const { status, said } = await publish();
  expect(status).toBe(0);
  expect(said).toContain('could not be saved in the repository: the next one saves it');
  expect(main()).toBe(saved);
  expect(reported()).toMatchObject({
    state: 'published',
    published: [{ commit: saved, subject: 'a photo' }],
  });
});

test('a build that fails is reported with what it said', async () => {
  write(
    'build.mjs',
    `console.error('data/photos/tops/tee.jpg: is damaged'); process.exitCode = 1;`,
  );
  save('a build');
  expect((await publish()).status).toBe(1);
  expect(reported()).toMatchObject({
    state: 'stopped',
    stoppedAt: 'build',
    reason: 'The shop could not be built. Nothing was published.',
    said: expect.arrayContaining(['data/photos/tops/tee.jpg: is damaged']),
  });
});

test('a trial reports nothing', async () => {
  expect((await run('--dry', '--anyway')).status).toBe(0);
  expect(hostGit('branch', '--list', 'published')).toBe('');
});
