import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The minified text of a program that runs beside the page's own script: the inline program, the service
 * worker. `entry` is its file from the project's root, `constants` are the values of the names it declares.
 * Throws what esbuild reports.
 */
export function bundleProgram(entry: string, constants: Readonly<Record<string, unknown>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfigRaw: {},
    alias: { '@': path.resolve('.') },
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text ?? '';
}

/** The oldest browsers that the shop is built for, by .browserslistrc: "safari 16.4". */
export function oldestBrowsers(): string[] {
  return readFileSync('.browserslistrc', 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line));
}
