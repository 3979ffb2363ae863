import { type Citation, checksIn, citationsIn } from '@/scripts/check/citations';

/** A row of docs/reliability.md. */
export interface Fault {
  /** The heading that the row is under. */
  group: string;
  fault: string;
  /** What the shopper, or the owner, sees. */
  seen: string;
  tests: readonly Citation[];
  /** Commands that hold the row in place of tests, or beside them. */
  commands: readonly string[];
}

/** A test that was run. */
export interface RunTest extends Citation {
  passed: boolean;
}

/** The rows of the table, in their order. Throws on a row that does not have three cells. */
export function readFaults(markdown: string): Fault[] {
  let group = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) group = line.slice(3);
    if (!line.startsWith('| ') || /^\| (fault|-+) +\|/.test(line)) return [];
    const cells = line.split('|').map((cell) => cell.trim());
    const [, fault = '', seen = '', held = ''] = cells;
    if (cells.length !== 5) throw new Error(`A row must have three cells: ${line}`);
    return [{ group, fault, seen, tests: citationsIn(held), commands: checksIn(held) }];
  });
}

/**
 * The pattern of the titles that a cited one has in a run: `%s` and the like, and `${…}`, are the values
 * of a case.
 */
export function titlePattern(title: string): string {
  return title
    .split(/(%[sdifjop#]|\$\{[^}]*\})/)
    .map((part, at) => (at % 2 ? '[\\s\\S]*' : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')))
    .join('');
}

/** How a row ended: each issue is a sentence; none where every test of it passed. */
export function issuesOf({ tests }: Pick<Fault, 'tests'>, run: readonly RunTest[]): string[] {
  return tests.flatMap(({ file, title }) => {
    const whole = new RegExp(`^${titlePattern(title)}$`);
    const found = run.filter((one) => one.file === file && whole.test(one.title));
    if (found.length === 0) return [`not found: ${file} "${title}"`];
    return found.filter(({ passed }) => !passed).map((one) => `failed: ${file} "${one.title}"`);
  });
}
