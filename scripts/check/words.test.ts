import { readdirSync, readFileSync } from 'node:fs';

/** Words that private notes used for what has a standard name, such as pending, hydrated or issue. */
const AVOIDED = /\b(she|told|tells|heard|asleep|awake|wake|comes near|slip|mend|mended)\b/i;

/** The catalogue and the pages in `data` are the owner's own words. */
const files = ['app', 'components', 'lib', 'scripts', 'e2e', 'docs', 'data/words']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .concat('README.md')
  .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !file.endsWith('words.test.ts'));

/** The numbers of the lines with an avoided word; `toldOnce` and `data-asleep` count as two words. */
function linesWithAvoidedWords(text: string): number[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .split('\n')
    .flatMap((line, index) => (AVOIDED.test(line) ? [index + 1] : []));
}

test('code and documents use none of the avoided words', () => {
  const found = files.flatMap((file) =>
    linesWithAvoidedWords(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
