import { execFileSync } from 'node:child_process';

interface GitOptions {
  /** The text for its standard input. */
  input?: string;
  env?: Readonly<Record<string, string>>;
}

/** The author of the workflow's commits. */
export const committer = { name: 'Publish', email: 'publish@users.noreply.github.com' };

/** No answer of the code host takes longer. */
const TIMEOUT_MS = 120_000;

/** Runs git in the repository and gives what it prints, without the end of the line. Throws where it fails. */
export function git(args: readonly string[], { input, env }: GitOptions = {}): string {
  const by = { NAME: committer.name, EMAIL: committer.email };
  const identity = Object.entries(by).flatMap(([key, value]) =>
    ['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_${key}`, value] as const),
  );
  return execFileSync('git', args, {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 64e6,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...Object.fromEntries(identity), GIT_TERMINAL_PROMPT: '0', ...env },
    ...(input !== undefined && { input }),
  }).trimEnd();
}
