import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edits, mistakes } from './cases';

const project = process.cwd();

/** What the check prints of the folder data/ in the current folder. */
async function printed(): Promise<string> {
  const { checkData } = await import('@/tools/owner/check/check-data');
  const { describeResult } = await import('@/tools/owner/check/describe-result');
  try {
    const { issues, products } = await checkData();
    return describeResult(issues, [], products, 0);
  } catch (error) {
    return `The check stopped for a reason that it does not know: ${(error as Error).message}`;
  }
}

const shop = mkdtempSync(path.join(tmpdir(), 'golden-'));
const environment = process.env;
/** What a test has written over or taken out, by file; null where there was nothing. */
const former = new Map<string, Buffer | null>();

function edit(file: string, from: string, to: string): void {
  const parts = readFileSync(file, 'utf8').split(from);
  expect(parts).toHaveLength(2);
  write(file, parts.join(to));
}

function write(file: string, text: string | null): void {
  if (!former.has(file)) former.set(file, existsSync(file) ? readFileSync(file) : null);
  if (text === null) rmSync(file);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The tests' shop with the words of data/, and without the logo that each check would judge. */
beforeAll(() => {
  cpSync('e2e/shop/data', path.join(shop, 'data'), { recursive: true });
  cpSync('data/words', path.join(shop, 'data/words'), { recursive: true });
  process.chdir(shop);
  rmSync('data/logo.svg');
  expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', serialize: String });
});

beforeEach(() => {
  process.env = { ...environment, SOURCE_DATE_EPOCH: '1795305600' };
  delete process.env.TSX_TSCONFIG_PATH;
});

afterEach(() => {
  process.env = environment;
  for (const [file, content] of former) {
    if (content) writeFileSync(file, content);
    else rmSync(file);
  }
  former.clear();
});

afterAll(() => {
  process.chdir(project);
  rmSync(shop, { recursive: true });
});

describe.each(Object.entries(edits))('%s', (file, list) => {
  test.each(list)('%s', async (_, from, to) => {
    edit(file, from, to);
    expect(await printed()).toMatchSnapshot();
  });
});

test.each(mistakes)('$title', async ({ edits: several = [], files = {}, settings }) => {
  for (const one of several) edit(...one);
  for (const [file, text] of Object.entries(files)) write(file, text);
  Object.assign(process.env, settings);
  expect(await printed()).toMatchSnapshot();
});
