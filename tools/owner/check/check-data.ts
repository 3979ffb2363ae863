import path from 'node:path';
import { type Issue, stops } from '@/lib/catalogue/issue';
import { placeAt } from '@/lib/format/source-place';
import { dataFolder } from '@/lib/site/data-folder.build';
import {
  brokenImports,
  exportIssues,
  fileNameIssues,
  filesBelow,
  parseModules,
} from './data-files';
import { located } from './locate';
import type { ReadModule } from './read-module';
import { shapes } from './shapes';
import { writtenTexts } from './written-texts';

/** What the check finds: every issue, and how many products were judged; 0 where they cannot be read. */
export interface CheckResult {
  issues: Issue[];
  products: number;
  modules: ReadonlyMap<string, ReadModule>;
}

/**
 * Judges data/ and the settings. Files that cannot be read are said first and alone, because nothing can
 * be said of their values. Reads modules once: call it once in a process.
 */
export async function checkData(): Promise<CheckResult> {
  const files = filesBelow(dataFolder);
  const shared =
    dataFolder === 'data' ? [] : filesBelow('data').filter(({ name }) => isShared(name));
  const modules = parseModules([...files, ...shared]);
  const names = fileNameIssues(
    [...files, ...shared].map(({ name }) => name),
    [...Object.keys(shapes), 'types.ts', 'words/en.ts', 'words/types.ts'],
  );
  const reading = [...modules.values()].flatMap(({ issues }) => issues);
  const imports = [...brokenImports(modules), ...exportIssues(modules, shapes)];
  const done = (issues: readonly Issue[], products = 0) => ({
    issues: issues.map((issue) => located(issue, modules)),
    products,
    modules,
  });
  const readable = [...modules.values()].every(({ importable }) => importable);
  if (!readable || [...names, ...imports].some(stops)) {
    return done([...names, ...reading, ...imports]);
  }
  try {
    const { productCount, valueIssues } = await import('./value-issues');
    return done(
      [...reading, ...(await valueIssues([...modules.values()].flatMap(writtenTexts)))],
      productCount(),
    );
  } catch (error) {
    const issue = issueOf(error, modules);
    if (!issue) throw error;
    return done([...reading, issue]);
  }
}

/** The tests' own shop has the words and the types of this one. */
function isShared(name: string): boolean {
  return name === 'types.ts' || name.startsWith('words/');
}

/** What stopped a module of data/ while it ran, by the first line of it that the error names. */
function issueOf(error: unknown, modules: ReadonlyMap<string, ReadModule>): Issue | undefined {
  const stack = error instanceof Error ? (error.stack ?? '').replaceAll('\\', '/') : '';
  const [, name = '', line = '1'] =
    new RegExp(`${dataFolder.split(path.sep).join('/')}/([^:()]+\\.ts):(\\d+)`).exec(stack) ?? [];
  const module = modules.get(`data/${name}`);
  if (!module) return undefined;
  const offset =
    module.source
      .split('\n')
      .slice(0, Number(line) - 1)
      .join('\n').length + 1;
  return {
    file: module.file,
    message:
      'must be a value that can be worked out: a name on this line is misspelt, or is used above its own line',
    place: placeAt(module.source, Number(line) === 1 ? 0 : offset),
  };
}
