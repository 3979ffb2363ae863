import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModule } from '@/lib/data-modules/read-module';
import { namesInTexts, type Texts } from './word-issues';

const ENGLISH = 'data/words/en';

/** The names of the English texts by their files, each with the values in its braces. */
export function englishNames(): Texts {
  return Object.fromEntries(
    readdirSync(ENGLISH)
      .sort()
      .map((file) => {
        const [constant] = readModule(readFileSync(path.join(ENGLISH, file), 'utf8'));
        return [path.parse(file).name, namesInTexts(constant?.value as Texts)];
      }),
  );
}
