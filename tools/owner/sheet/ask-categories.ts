import type { Interface } from 'node:readline/promises';
import { named } from './sheet-issue';
import { describeTwins, type Twins } from './twin-categories';

const YES = /^(?:y|yes|ndio|ndiyo)$/i;
const NO = /^(?:n|no|hapana)?$/i;

/** Asks in a terminal whether to make the categories that a shop does not have, until the answer is one. */
export async function askCategories(
  terminal: Pick<Interface, 'question'>,
  names: readonly string[],
): Promise<boolean> {
  const quoted = names.map((name) => `"${name}"`);
  const what = quoted.length === 1 ? 'the category' : 'the categories';
  return askYes(
    terminal,
    `The shop does not have ${what} ${named(quoted)}. Make ${quoted.length === 1 ? 'it' : 'them'}?`,
  );
}

/** Asks in a terminal whether names of categories that a shop does not have are one each, until the answer is one. */
export async function askTwins(
  terminal: Pick<Interface, 'question'>,
  twins: readonly Twins[],
): Promise<boolean> {
  return askYes(terminal, `Is ${describeTwins(twins)}?`);
}

/** Puts a question in a terminal until the answer is yes or no; nothing is no. */
export async function askYes(
  terminal: Pick<Interface, 'question'>,
  question: string,
): Promise<boolean> {
  for (;;) {
    const answer = (await terminal.question(`${question} (yes or no) `)).trim();
    if (YES.test(answer)) return true;
    if (NO.test(answer)) return false;
  }
}
