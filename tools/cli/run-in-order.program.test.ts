import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInOrder } from './run-in-order';
import { Left } from './stop';

const folder = mkdtempSync(path.join(tmpdir(), 'in-order-'));
const log = path.join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that notes its name and what is typed behind it, then does this. */
function program(name: string, end = ''): string {
  const file = path.join(folder, `${name}.mjs`);
  const note = `appendFileSync(${JSON.stringify(log)}, '${name}' + process.argv.slice(2) + ' ')`;
  writeFileSync(file, `import { appendFileSync } from 'node:fs';\n${note};\n${end}`);
  return file;
}

beforeEach(() => writeFileSync(log, ''));
const ran = () => readFileSync(log, 'utf8').trim();

test('programs run one after another, and the first that fails is the last', () => {
  expect(runInOrder([`${program('a')} --try`, program('b')])).toBe(0);
  expect(ran()).toBe('a--try b');
  writeFileSync(log, '');
  expect(runInOrder([program('a'), program('c', 'process.exit(3)'), program('d')])).toBe(3);
  expect(ran()).toBe('a c');
});

test.each([
  ['by the signal', "process.kill(process.pid, 'SIGINT')"],
  ['with its own code', 'process.exit(130)'],
])('a program that ends %s of Ctrl and C ends the command', (_, end) => {
  expect(() => runInOrder([program('a', end), program('b')])).toThrow(Left);
  expect(ran()).toBe('a');
});
