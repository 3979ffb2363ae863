import type { Issue } from '@/lib/catalogue/issue';
import { filesOf, judgeFiles, surroundingsOf } from '@/tools/owner/check/check-data';
import type { Surroundings } from '@/tools/owner/check/checked-shop';

/** Modules that change, by their files below data/; undefined takes one out. */
export type ChangedModules = Readonly<Record<string, string | undefined>>;

/** What the check says of the shop in a folder of data/ as these modules change it. Nothing is written. */
export function issuesWith(
  folder: string,
  modules: ChangedModules,
  surroundings: Surroundings = surroundingsOf(folder),
): Issue[] {
  const kept = filesOf(folder).filter(({ name }) => !(name in modules));
  const fresh = Object.entries(modules).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, content: Buffer.from(text) }],
  );
  return judgeFiles([...kept, ...fresh], surroundings).issues;
}

/** Those of its issues that `isWanted` and that the shop does not have today. */
export function newIssues(
  folder: string,
  modules: ChangedModules,
  isWanted: (issue: Issue) => boolean,
): Issue[] {
  const surroundings = surroundingsOf(folder);
  const found = issuesWith(folder, modules, surroundings).filter(isWanted);
  if (found.length === 0) return [];
  const old = new Set(issuesWith(folder, {}, surroundings).map(keyOf));
  return found.filter((issue) => !old.has(keyOf(issue)));
}

function keyOf({ file, entry, field, message }: Issue): string {
  return JSON.stringify([file, entry, field, message]);
}
