import { createInterface } from 'node:readline/promises';

/** A reason to stop; its message is all that the owner is to read. */
export class Stop extends Error {
  /** `short` is the message for who has no terminal; left out where it is the same. */
  constructor(
    message: string,
    readonly short = message,
  ) {
    super(message);
  }
}

/** Puts a question and resolves with what is typed. */
export type Ask = (question: string) => Promise<string>;

export const say = (line = '') => console.log(line);

/** Answers of a terminal; ends the program where it is closed in the middle of a question. */
export async function withQuestions<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Stop('\nStopped. Nothing was sent.')));
  });
  closed.catch(() => {});
  try {
    return await work((question) => Promise.race([terminal.question(question), closed]));
  } finally {
    terminal.close();
  }
}

/** Whether a question is answered with y or n; it is put again until it is. */
export async function yes(question: string): Promise<boolean> {
  return withQuestions(async (ask) => {
    while (true) {
      const answer = (await ask(question)).trim().toLowerCase();
      if (/^(?:y|yes)$/.test(answer)) return true;
      if (/^(?:n|no)$/.test(answer)) return false;
    }
  });
}
