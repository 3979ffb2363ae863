import { named } from '@/lib/format/sentences';
import { askYes, type Questions } from '@/tools/cli/questions';
import { describeTwins, type Twins } from './twin-categories';

/** Asks whether to make the categories that a shop does not have. */
export function askCategories(questions: Questions, names: readonly string[]): Promise<boolean> {
  const quoted = names.map((name) => `"${name}"`);
  const what = quoted.length === 1 ? 'the category' : 'the categories';
  return askYes(
    questions,
    `The shop does not have ${what} ${named(quoted)}. Make ${quoted.length === 1 ? 'it' : 'them'}?`,
  );
}

/** Asks whether names of categories that a shop does not have are one each. */
export function askTwins(questions: Questions, twins: readonly Twins[]): Promise<boolean> {
  return askYes(questions, `Is ${describeTwins(twins)}?`);
}
