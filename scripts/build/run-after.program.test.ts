import { spawnSync } from 'node:child_process';

/** The printed text and the exit code of run-after with these words. */
function runAfter(...words: string[]) {
  const all = ['--import', 'tsx', 'scripts/build/run-after.ts', ...words];
  const { status, stdout } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

const ECHO = ['--', 'node', '-p', 'process.argv.slice(1).join("|")'];

test('the commands run before the program, which gets what was typed', () => {
  const run = runAfter('echo first', 'echo second', ...ECHO, 'a b', 'c');
  expect(run).toEqual({ status: 0, lines: ['first', 'second', 'a b|c'] });
});

test('after a command that fails nothing runs, and its status is the status', () => {
  expect(runAfter('echo first', 'exit 3', 'echo third', ...ECHO)).toEqual({
    status: 3,
    lines: ['first'],
  });
});

test('the status of the program is the status', () => {
  expect(runAfter('echo first', '--', 'node', '-e', 'process.exit(4)').status).toBe(4);
});

test('typed with --help the program alone runs', () => {
  expect(runAfter('echo first', ...ECHO, '--', '--help')).toEqual({
    status: 0,
    lines: ['--help'],
  });
});
