import { isCancel, select, text } from '@clack/prompts';
import type { IssueOf, Questions } from './questions';
import { Left } from './stop';

/** Questions in the terminal that a command was typed in. Each throws a `Left` where it is left. */
export const terminal: Questions = {
  text: (question, issueOf: IssueOf = () => undefined, otherwise = '') =>
    answered(async (signal) => {
      const typed = await text({
        message: question,
        placeholder: otherwise,
        defaultValue: otherwise,
        validate: (value = '') => issueOf(value.trim() || otherwise),
        signal,
      });
      return isCancel(typed) ? typed : typed.trim();
    }),
  choose: <T extends string>(question: string, names: Readonly<Record<T, string>>) =>
    answered((signal) => {
      const options = Object.entries<string>(names).map(([value, label]) => ({ value, label }));
      const message = `${question} (arrow keys, then Enter)`;
      return select({ message, options, signal }) as Promise<T | symbol>;
    }),
};

/** The answer of a prompt. The package ends one at Ctrl and C, and waits for ever after Ctrl and D. */
async function answered<T extends string>(
  ask: (signal: AbortSignal) => Promise<T | symbol>,
): Promise<T> {
  const left = new AbortController();
  const onKey = (_: unknown, key?: { ctrl?: boolean; name?: string }) => {
    if (key?.ctrl && key.name === 'd') left.abort();
  };
  process.stdin.on('keypress', onKey);
  try {
    const answer = await ask(left.signal);
    if (isCancel(answer)) throw new Left();
    return answer as T;
  } finally {
    process.stdin.off('keypress', onKey);
  }
}
