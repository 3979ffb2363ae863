import path from 'node:path';
import { productModule } from '@/data/schema/modules';
import { buildDay } from '@/lib/build/build-day.build';
import type { Issue } from '@/lib/catalogue/issue';
import { readPublished } from '@/lib/catalogue/published.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import type { Constant } from '@/lib/data-modules/read-module';
import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { findingsOf, type Surroundings } from './checked-shop';
import { type DataFile, fileNameIssues, filesBelow, textOf } from './data-files';
import { type Finding, issueOf, type ReadFile } from './finding';
import { constantsOf, moduleFindings, placedWordIssues } from './judge-module';
import { judgeValues, weighed } from './judge-values';
import { logoIssues } from './logo';
import { settingIssues } from './settings';
import { besideOf } from './to-settle';
import { type Unsettled, unsettled } from './unsettled';
import { otherWordsFile } from './word-issues';

/** The result of the check: every issue, and the number of products. */
export interface CheckResult {
  issues: Issue[];
  products: number;
  unsettled: Unsettled[];
  /** The modules that could be read, by their files below data/. */
  values: ReadonlyMap<string, unknown>;
}

/** Judges a folder of data/ and the settings. */
export async function checkData(folder = dataFolder): Promise<CheckResult> {
  const files = filesOf(folder);
  const settings = settingIssues(process.env);
  // Without the day of the build today is the day.
  const isDayWrong = settings.some(({ field }) => field === 'SOURCE_DATE_EPOCH');
  const surroundings = surroundingsOf(folder, isDayWrong ? buildDay('') : buildDay());
  const { issues, ...found } = judgeFiles(files, surroundings);
  return { ...found, issues: inOrder([...settings, ...issues, ...(await logoIssues())]) };
}

/** The text files of a shop; the tests' own has the words of the project. */
export function filesOf(folder: string): DataFile[] {
  const files = filesBelow(folder);
  const isWord = ({ name }: DataFile) => name.startsWith('words/');
  return files.some(isWord) ? files : [...files, ...filesBelow('data').filter(isWord)];
}

/** The other files beside the modules of a folder of data/; `today` is 'YYYY-MM-DD'. */
export function surroundingsOf(folder: string, today = buildDay()): Surroundings {
  const photosFolder = path.join(folder, 'photos');
  const { published, issues } = readPublished(path.join(folder, 'published.json'));
  const beside = besideOf(folder, process.env);
  return { ...beside, today, photosFolder, published, issues };
}

/** Judges modules of data/: those that a shop has, or will have. */
export function judgeFiles(files: readonly DataFile[], surroundings: Surroundings): CheckResult {
  const issues = fileNameIssues(files.map(({ name }) => name));
  const strange = new Set(issues.map(({ file }) => file));
  const read = new Map<string, ReadFile>();
  const found = new Map<string, Finding[]>();
  const words = new Map<string, { source: string; constants: readonly Constant[] }>();
  const say = (found: Finding | Issue) =>
    'must' in found ? issueOf(found, read.get(found.file)) : found;
  const modules = files.filter(({ name }) => name.endsWith('.ts') && !strange.has(`data/${name}`));
  for (const { name, content } of modules) {
    const source = textOf(content);
    const constants = constantsOf(name, source);
    if (!Array.isArray(constants)) issues.push(constants);
    else if (name.startsWith('words/')) words.set(name, { source, constants });
    else {
      const [constant] = constants;
      if (constant) read.set(name, { source, constant });
      found.set(name, moduleFindings(name, source, constants));
    }
  }
  for (const [name, { source, constants }] of words) {
    const [other] = words.get(otherWordsFile(name))?.constants ?? [];
    const texts = other && { texts: other.value };
    issues.push(...placedWordIssues(name, source, constants, texts));
  }
  const values = new Map([...read].map(([file, { constant }]) => [file, constant.value]));
  const productFiles = modules
    .map(({ name }) => name)
    .filter((name) => moduleAt(name) === productModule);
  // A file under another name may be a product's.
  const isWhole = ![...strange].some((file) => file.startsWith('data/catalogue/'));
  const { findings, shop, isShown } = judgeValues(values, surroundings, {
    found,
    productFiles,
    isWhole,
  });
  return {
    issues: [
      ...issues.map((issue) => weighed(issue, issue.file.startsWith('data/words/sw/'), isShown)),
      ...findings.map(say),
      ...surroundings.issues,
    ],
    products: productFiles.length,
    unsettled: findingsOf((whole) => unsettled(whole, surroundings), shop),
    values,
  };
}

/** By file, and in a file from its first line on. */
function inOrder(issues: readonly Issue[]): Issue[] {
  const line = ({ place }: Issue) => place?.line ?? 0;
  return issues.toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return line(a) - line(b);
  });
}
