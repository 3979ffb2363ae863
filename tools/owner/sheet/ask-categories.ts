import { askYes, type Questions } from '@/tools/cli/questions';
import { named } from './sheet-issue';

/** Asks whether to make the categories that a shop does not have. */
export function askCategories(questions: Questions, names: readonly string[]): Promise<boolean> {
  const quoted = names.map((name) => `"${name}"`);
  const what = quoted.length === 1 ? 'the category' : 'the categories';
  return askYes(
    questions,
    `The shop does not have ${what} ${named(quoted)}. Make ${quoted.length === 1 ? 'it' : 'them'}?`,
  );
}
