import type { Interface } from 'node:readline/promises';
import { named } from './sheet-issue';

const YES = /^(?:y|yes|ndio|ndiyo)$/i;
const NO = /^(?:n|no|hapana)?$/i;

/** Asks in a terminal whether to make the categories that a shop does not have, until the answer is one. */
export async function askCategories(
  terminal: Pick<Interface, 'question'>,
  names: readonly string[],
): Promise<boolean> {
  const quoted = names.map((name) => `"${name}"`);
  const what = quoted.length === 1 ? 'the category' : 'the categories';
  for (;;) {
    const question = `The shop does not have ${what} ${named(quoted)}. Make ${quoted.length === 1 ? 'it' : 'them'}? (yes or no) `;
    const answer = (await terminal.question(question)).trim();
    if (YES.test(answer)) return true;
    if (NO.test(answer)) return false;
  }
}
