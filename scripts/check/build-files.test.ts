import { spawnSync } from 'node:child_process';

const run = (...program: string[]) => {
  const env = { ...process.env, TSX_TSCONFIG_PATH: undefined };
  return spawnSync(process.execPath, program, { encoding: 'utf8', env }).stdout;
};

test('the build of the shop checks the types of its pages and data, and of no test', () => {
  const print =
    "import('./next.config.mjs').then((config) => console.log(config.default.typescript.tsconfigPath))";
  const tsconfig = run('--eval', print).trim();
  const shown = run('node_modules/typescript/bin/tsc', '--project', tsconfig, '--listFilesOnly');
  const files = shown.split('\n').filter((file) => !file.includes('node_modules'));
  for (const page of ['app/page.tsx', 'data/shop.ts', 'lib/catalogue/catalogue.ts']) {
    expect(files.some((file) => file.endsWith(page))).toBe(true);
  }
  expect(files.filter((file) => /\/e2e\/|\.test\.tsx?$/.test(file))).toEqual([]);
});
