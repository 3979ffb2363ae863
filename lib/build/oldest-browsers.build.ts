import { readFileSync } from 'node:fs';

/** The oldest browsers that the shop is built for, by .browserslistrc: "safari 16.4". */
export function oldestBrowsers(): string[] {
  return readFileSync('.browserslistrc', 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line));
}
