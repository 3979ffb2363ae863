import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The last program of a script, as npm runs it with what is typed behind it. */
function run(script: string, ...typed: string[]) {
  const [program = '', ...options] = (scripts[script] ?? '').replace(/^tsx /, '').split(' ');
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const all = ['--import', 'tsx', program, ...options, ...typed];
    execFile(process.execPath, all, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const owners = [
  'check',
  'photos',
  'new-shop',
  'sheet:read',
  'sheet:write',
  'posts',
  'desk',
  'publish-shop',
] as const;

test('each of the owner’s programs answers --help with what it does, and does nothing', async () => {
  const all = await Promise.all(owners.map((script) => run(script, '--help')));
  const heads = all.map(({ stdout }) => stdout.split(/\s{2,}| checks /)[0]);
  expect(heads).toEqual([
    'npm run check',
    'npm run photos',
    'npm run new-shop',
    'npm run sheet:read -- shop.xlsx',
    'npm run sheet:write -- shop.xlsx',
    'npm run posts',
    'npm run desk',
    'npm run publish-shop',
  ]);
  expect(all.map(({ status, stderr }) => [status, stderr])).toEqual(owners.map(() => [0, '']));
});

test('each of the owner’s programs names an option that it does not know, and does nothing', async () => {
  const all = await Promise.all(owners.map((script) => run(script, '--hlep')));
  for (const { status, stdout, stderr } of all) {
    expect(stderr).toMatch(/^There is no option --hlep; did you mean --help\?/);
    expect([status, stdout]).toEqual([2, '']);
  }
});
