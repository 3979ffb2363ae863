import { existsSync, readFileSync } from 'node:fs';

/** A test as a document cites it: its file, and its whole title as the file writes it. */
export interface Citation {
  file: string;
  title: string;
}

/** The tests that a text cites at its end: `(tests: \`file\` "title"; \`file\` "title")`. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "(.+?)"(?=; `|\)$)/g)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
}

/** The commands that a text names: \`npm run budget\` gives 'budget'. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, command = '']) => command);
}

/** The commands that a text cites in place of tests: `(check: \`npm run budget\`)`. */
export function checksIn(text: string): string[] {
  return [...text.matchAll(/\(check: (`npm run .+?)\)/g)].flatMap(([, check = '']) =>
    commandsIn(check),
  );
}

/** Those of the cited tests whose file is not there, or has no whole string that is the title. */
export function missingTests<Cited extends Citation>(citations: readonly Cited[]): Cited[] {
  return citations.filter(({ file, title }) => !existsSync(file) || !hasTitle(file, title));
}

/** Those of the commands that are no script of package.json. */
export function missingCommands(commands: readonly string[]): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  return commands.filter((command) => !Object.hasOwn(scripts, command));
}

function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}
