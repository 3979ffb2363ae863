import { exec, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commands } from '@/tools/commands';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** A script of package.json, as npm runs it with what is typed behind it. */
function run(script: string, ...typed: string[]) {
  const [, program = '', ...words] = (scripts[script] ?? '').split(' ');
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const all = ['--import', 'tsx', program, ...words, ...typed];
    execFile(process.execPath, all, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const names = Object.keys(commands);

test('each command has a script of its name, which answers --help with what it does, and does nothing', async () => {
  const all = await Promise.all(names.map((name) => run(name, '--help')));
  expect(all).toEqual(
    names.map((name) => ({
      status: 0,
      stdout: expect.stringContaining(`USAGE npm run ${name}`),
      stderr: '',
    })),
  );
}, 120_000);

/** A text that is typed into a terminal, run there. */
function typed(text: string) {
  return new Promise<{ status: number; stdout: string }>((resolve) => {
    exec(text, (error, stdout) => resolve({ status: Number(error?.code ?? 0), stdout }));
  });
}

/** The program that a script ends with, by the script's name, where it is no command. */
const others = Object.entries(scripts)
  .filter(([name]) => name !== 'shop' && !names.includes(name))
  .map(([name, script]) => [name, script.split(' -- ').at(-1) ?? ''] as const);
const isOurs = (program: string) => program.startsWith('tsx ');

test.each(others.filter(([, program]) => isOurs(program)))(
  'npm run %s -- --help prints the comment of its program alone',
  async (name, program) => {
    const text = readFileSync(program.split(' ')[1] ?? '', 'utf8');
    const [comment = ''] = text.split('*/');
    const help = await typed(`npm run --silent ${name} -- --help`);
    expect(help).toEqual({ status: 0, stdout: expect.stringMatching(/\w.*\n$/) });
    for (const line of help.stdout.trim().split('\n')) expect(comment).toContain(line);
  },
  60_000,
);

test.each(others.filter(([, program]) => !isOurs(program)))(
  'npm run %s -- --help prints the help of %s alone',
  async (name, program) => {
    const help = await typed(`npm run --silent ${name} -- --help`);
    expect(help).toEqual({ ...(await typed(`npx ${program} --help`)), status: 0 });
  },
  60_000,
);

test('the program names its commands, and the one that was meant', async () => {
  const help = await run('shop', '--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  for (const name of names) expect(help.stdout).toContain(`  ${name}  `);
  const meant = await run('shop', 'chek');
  expect(meant).toMatchObject({ status: 2, stdout: '' });
  expect(meant.stderr).toMatch(/^There is no command chek; did you mean check\?/);
  expect(await run('shop')).toMatchObject({ status: 2, stdout: '' });
});

test('an option that is not there is named, and nothing is done', async () => {
  for (const script of ['photos', 'build', 'start']) {
    const { status, stdout, stderr } = await run(script, '--hlep');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no option --hlep; did you mean --help\?/);
  }
});
